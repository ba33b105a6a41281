import { expect, test } from 'vitest';
import { formatPesos, pesosNumber, pesosOf, pesosText } from './pesos.ts';

test('every amount to the centavo survives the wire', () => {
  for (let centavos = 1; centavos <= 1_000_000; centavos += 7) {
    expect(pesosNumber.parse(pesosOf(centavos))).toBe(centavos);
    expect(pesosText.parse(pesosOf(centavos).toFixed(2))).toBe(centavos);
  }
});

test.each([0, -1, 10.001, Number.NaN, 1_000_000.01, '10'])('the wire refuses %s', (amount) => {
  expect(pesosNumber.safeParse(amount).success).toBe(false);
});

test.each(['', '0', '-5', '1,000.00', '10.001', '1e3', '$10', '10.'])('nobody can type %j', (text) => {
  expect(pesosText.safeParse(text).success).toBe(false);
});

test('people read two decimals and no grouping', () => {
  expect(formatPesos(478_880)).toBe('$4788.80');
  expect(formatPesos(5)).toBe('$0.05');
});
