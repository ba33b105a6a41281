import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askMoney, MONEY_FORM } from './ask-money.ts';

const givesOf = (form: typeof MONEY_FORM, call: string) =>
  askMoney(form).find((asked) => asked.call.startsWith(call))?.gives;

test('the page shows what the package gives', () => {
  expect(givesOf(MONEY_FORM, 'formatPesos')).toBe('"$4788.80"');
  expect(givesOf({ ...MONEY_FORM, amount: '1' }, 'allocate')).toBe('[34,33,33]');
  expect(givesOf({ ...MONEY_FORM, amount: '1.005' }, 'centavosFromPesos')).toContain('too_many_decimals');
  expect(givesOf({ ...MONEY_FORM, weights: '0' }, 'allocate')).toContain('RangeError');
});

test('of a result as long as a file only the beginning is shown', () => {
  const asked = askMoney({ ...MONEY_FORM, rate: '7'.repeat(1_000_000), weights: '1,'.repeat(10_000) });
  expect(asked.map(({ call, gives }) => call.length + gives.length).filter((length) => length > 700)).toEqual([]);
});

test('any typed input is answered', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('', '1e12', '35184372088831.99'));
  fc.assert(
    fc.property(text, text, text, (amount, rate, weights) => {
      expect(askMoney({ ...MONEY_FORM, amount, rate, weights }).length).toBeGreaterThan(1);
    }),
  );
});
