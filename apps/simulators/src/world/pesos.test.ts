import { expect, test } from 'vitest';
import { formatPesos, pesosNumber, pesosOf, pesosText } from './pesos.ts';

test('every amount to the centavo is read back from the API and from the keyboard', () => {
  const amounts = Array.from({ length: 2000 }, (_, index) => 1 + index * 499);
  expect(amounts.map((centavos) => pesosNumber.parse(pesosOf(centavos)))).toEqual(amounts);
  expect(amounts.map((centavos) => pesosText.parse(pesosOf(centavos).toFixed(2)))).toEqual(amounts);
});

test.each([0, -1, 10.001, Number.NaN, 1_000_000.01, '10'])('the API refuses the amount %s', (amount) => {
  expect(pesosNumber.safeParse(amount).success).toBe(false);
});

test.each(['', '0', '-5', '1,000.00', '10.001', '1e3', '$10', '10.'])('the typed amount %j is refused', (text) => {
  expect(pesosText.safeParse(text).success).toBe(false);
});

test('an amount is shown with two decimals and no grouping', () => {
  expect(formatPesos(478_880)).toBe('$4788.80');
  expect(formatPesos(5)).toBe('$0.05');
});
