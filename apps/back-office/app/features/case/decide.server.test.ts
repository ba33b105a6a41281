import { approveCase, rejectCase } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail } from '../../../test/case-detail.ts';
import { decideCase, rejectionOptions } from './decide.server.ts';

const { id } = caseDetail;
const formKey = 'drawn-with-the-form';

test('an approval sends its note as one line, under the key of its form', async () => {
  const { call, made } = fakeCall(grants(approveCase, caseDetail));
  const form = formOf({ verdict: 'aprobar', note: '  Hablé con la empresa.\r\nTodo coincide. ', formKey });
  expect(await decideCase(call, id, form)).toEqual({ ok: true, verdict: 'aprobar' });
  expect(made).toEqual([
    {
      endpoint: 'approveCase',
      send: { params: { id }, body: { note: 'Hablé con la empresa. Todo coincide.' } },
      options: { idempotencyKey: formKey },
    },
  ]);
});

test('a rejection sends its reason', async () => {
  const { call, made } = fakeCall(grants(rejectCase, caseDetail));
  const form = formOf({ verdict: 'rechazar', note: 'No le alcanza', reason: 'CAPACITY', formKey });
  expect(await decideCase(call, id, form)).toEqual({ ok: true, verdict: 'rechazar' });
  expect(made[0]?.send).toEqual({ params: { id }, body: { note: 'No le alcanza', reason: 'CAPACITY' } });
});

test.each([
  ['an approval without a note', { verdict: 'aprobar', note: ' \n ' }, ['note']],
  ['a note that is too long', { verdict: 'aprobar', note: 'x'.repeat(501) }, ['note']],
  ['a rejection without anything', { verdict: 'rechazar', note: '', reason: '' }, ['reason', 'note']],
  ['a reason that does not exist', { verdict: 'rechazar', note: 'No', reason: 'MOOD' }, ['reason']],
])('%s is refused in its place, and the API is not asked', async (_, fields, refused) => {
  const { call, made } = fakeCall();
  const outcome = await decideCase(call, id, formOf(fields));
  expect(outcome.ok ? [] : Object.keys(outcome.problems.fields ?? {})).toEqual(refused);
  expect(made).toEqual([]);
});

test('when somebody else was faster, the page says where the case is now', async () => {
  const { call } = fakeCall(refuses(approveCase, 'illegal_transition', { facts: { from: 6, to: 2, permitted: [] } }));
  const outcome = await decideCase(call, id, formOf({ verdict: 'aprobar', note: 'Bien' }));
  expect(outcome).toMatchObject({ ok: false, problems: { refused: expect.stringContaining('«Rechazada»') } });
});

test('a case that is gone is not found', async () => {
  const { call } = fakeCall(refuses(approveCase, 'not_found'));
  await expect(decideCase(call, id, formOf({ verdict: 'aprobar', note: 'Bien' }))).rejects.toMatchObject({
    status: 404,
  });
});

test('every reason that the form offers is one that the API takes', async () => {
  for (const { value, label } of rejectionOptions) {
    const { call } = fakeCall(grants(rejectCase, caseDetail));
    const outcome = await decideCase(call, id, formOf({ verdict: 'rechazar', note: 'No', reason: value }));
    expect({ label, ok: outcome.ok }).toEqual({ label, ok: true });
  }
});
