import { type SearchHit, searchBackOffice } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSubjects } from './find-subjects.server.ts';
import { parseSubject, SUBJECT_KINDS, writeSubject } from './subject.ts';
import { chosenSubject } from './subject-option.ts';

const id = '01930000-0000-7000-8000-000000000001';
const who = { id, matched: 'name', clientName: 'Ana Robles', phoneLastFour: '5678' } as const;
const client: SearchHit = { kind: 'client', ...who, status: 1, applicationId: null, loanId: null };
const loan: SearchHit = {
  ...{ kind: 'loan', ...who, number: 'Q7K2M9ABCD', status: 4, amount: centavos(400_000) },
  createdAt: '2026-11-21T10:00:00.000Z',
};
const payout: SearchHit = {
  ...{ kind: 'payout', ...who, applicationId: null, amount: centavos(1) },
  createdAt: '2026-11-21T10:00:00.000Z',
};

test('a subject is read back as a form carried it, whatever its client is called', () => {
  const names = fc.string({ unit: 'grapheme' }).filter((name) => !/[\r\n\u2028\u2029]/.test(name));
  fc.assert(
    fc.property(fc.constantFrom(...SUBJECT_KINDS), fc.uuid(), names, (kind, subjectId, name) => {
      const subject = { kind, id: subjectId, name };
      expect(parseSubject(writeSubject(subject))).toEqual(subject);
    }),
  );
});

test.each(['', 'loan', `payout:${id} Ana`, 'loan:../x Ana', `loan:${id}`])('%j names no subject', (text) => {
  expect(parseSubject(text)).toBeUndefined();
  expect(chosenSubject(text)).toBeUndefined();
});

test('a search offers clients, applications and loans, each with what tells it from the others', async () => {
  const { call } = fakeCall(grants(searchBackOffice, { hits: [client, loan, payout], hasMore: false }));
  const { options, said } = await findSubjects(call, 'ana');
  expect(options).toMatchObject([
    { value: `client:${id} Ana Robles`, label: 'Ana Robles', description: 'Cliente · Activo' },
    { value: `loan:${id} Ana Robles`, description: expect.stringContaining('Préstamo · Núm. Q7K2M9ABCD · ') },
  ]);
  expect(said).toBe('2 resultados');
});

test('a search says why it was not made', async () => {
  const { call, made } = fakeCall(refuses(searchBackOffice, 'identifier_quota_used'));
  expect(await findSubjects(call, 'a')).toMatchObject({
    isRefused: true,
    options: [],
    said: expect.stringContaining('al menos dos letras'),
  });
  expect(made).toEqual([]);
  const used = await findSubjects(call, '5512345678');
  expect(used).toMatchObject({ isRefused: true, text: '5512345678' });
  expect(used.said).toContain('Ya viste todos los datos completos de hoy');
});
