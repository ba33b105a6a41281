import { plainDate } from '@lender/calculator';
import { getConsents, getMandate, updateConsent } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, formOf, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readConsents, saveAnswer } from './consents.server.ts';

const kept = {
  kind: 'tracking',
  granted: true,
  textVersion: '2026-11-22',
  textHash: 'a'.repeat(64),
  answeredAt: '2026-11-23T05:59:00.000Z',
  text: 'Permito que…',
} as const;
const noMandate = { isAsked: false, mandate: null, offer: null, nextDebit: null };
const site = 'https://quincena.example';

test('a consent is shown in the words that the server keeps, with its day in Mexico', async () => {
  const consents = [kept, { ...kept, kind: 'marketing', granted: false, answeredAt: null } as const];
  const { call } = fakeCall(grants(getConsents, consents), grants(getMandate, noMandate));
  expect(await readConsents(call, `${site}/profile/consents`)).toEqual({
    isSaved: false,
    mandate: null,
    consents: [
      { kind: 'tracking', granted: true, text: 'Permito que…', date: '22.11.2026' },
      { kind: 'marketing', granted: false, text: 'Permito que…', date: null },
    ],
  });
});

test.each([
  ['active', 'Permito…'],
  ['requested', 'Permito…'],
  ['cancelled', null],
  ['failed', null],
] as const)('a mandate that is %s is shown as %j', async (status, text) => {
  const mandate = {
    id: kept.textHash,
    status,
    bank: 'BBVA',
    lastFour: '1234',
    maximum: centavos(100),
    endsOn: plainDate('2027-01-01'),
    text: 'Permito…',
  };
  const { call } = fakeCall(grants(getConsents, [kept]), grants(getMandate, { ...noMandate, mandate }));
  expect((await readConsents(call, `${site}/profile/consents`)).mandate).toBe(text);
});

test('an answer about a consent is stored, and leads back', async () => {
  const { call, made } = fakeCall(grants(updateConsent, { ...kept, granted: false }));
  const outcome = await saveAnswer(call, formOf({ kind: 'tracking', granted: 'no', from: '/application/apply' }));
  expect(made).toMatchObject([{ send: { params: { kind: 'tracking' }, body: { granted: false } } }]);
  expect(outcome).toEqual({ kind: 'redirect', to: '/application/apply' });
});

test('a form without a valid answer changes no consent', async () => {
  const { call, made } = fakeCall();
  expect(await saveAnswer(call, formOf({ kind: 'terms', granted: 'no' }))).toEqual({
    kind: 'redirect',
    to: '/profile/consents',
  });
  expect(made).toEqual([]);
});
