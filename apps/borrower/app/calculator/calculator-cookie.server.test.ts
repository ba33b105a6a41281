import { centavos } from '@lender/money';
import { createCookie } from '@remix-run/node';
import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './calculator-cookie.server.ts';

const choice = {
  tab: 1,
  amountCentavos: centavos(470_000),
  payCycle: 'weekly',
  payDates: '2026-12-01,2026-12-08',
} as const;
const visit = (setCookie: string) =>
  new Request('https://example.mx/', { headers: { cookie: setCookie.split(';')[0] ?? '' } });

test('a choice is kept for a day as it was made, with its term and its promotion', async () => {
  const stored = { ...choice, promoCode: 'BUENFIN', termDays: 9 };
  expect(await readChoice(visit(await writeChoice(stored)))).toEqual(stored);
  expect(await readChoice(visit(await writeChoice(choice)))).toEqual(choice);
  expect(await writeChoice(stored)).toContain('Max-Age=86400');
});

test.each([
  ['no amount', { ...choice, amountCentavos: undefined }],
  ['half a centavo', { ...choice, amountCentavos: 0.5 }],
  ['a debt', { ...choice, amountCentavos: -470_000 }],
  ['a third tab', { ...choice, tab: 2 }],
  ['a day’s pay', { ...choice, payCycle: 'daily' }],
  ['a cookie of before', { tab: 1, amount: 4_700, payCycle: 'weekly', payDates: choice.payDates }],
])('%s is not a valid choice', async (_, forged) => {
  expect(await readChoice(visit(await createCookie('calculator').serialize(forged)))).toBeUndefined();
});

test('a visitor without a stored choice has no choice', async () => {
  expect(await readChoice(new Request('https://example.mx/'))).toBeUndefined();
});
