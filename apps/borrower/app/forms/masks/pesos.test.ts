import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pesos, wholePesos, wholePesosInCentavos } from './pesos.ts';

test.each([
  ['12500', 12_500],
  ['$ 12,500', 12_500],
  ['12,500.00', 12_500],
  ['12 500', 12_500],
  ['0', 0],
])('%s is read as an amount', (text, amount) => {
  expect(wholePesos(text)).toBe(amount);
  expect(wholePesosInCentavos(text)).toBe(amount * 100);
});

test.each(['', '12.5', '1,25', '-100', '1e3', '1234567', 'doce mil'])('%j is no amount', (text) => {
  expect(wholePesos(text)).toBeUndefined();
  expect(wholePesosInCentavos(text)).toBeUndefined();
});

test('every whole amount up to six digits is read back from how it is written', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (amount) => {
      expect(wholePesos(amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }))).toBe(amount);
    }),
  );
});

test('every amount with centavos is read back from how it is written', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (centavos) => {
      const amount = centavos / 100;
      expect(pesos(amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }))).toBe(amount);
    }),
  );
});

test.each(['', '150,50', '1,50', '1e3', '0x10', '-5', '1.505', '1.2.3'])('%j is no amount with centavos', (text) => {
  expect(pesos(text)).toBeUndefined();
});
