import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePesos, wholePesosInCentavos } from './whole-pesos.ts';

test.each([
  ['12500', 12_500],
  ['$ 12,500', 12_500],
  ['12,500.00', 12_500],
  ['12 500', 12_500],
  ['0', 0],
])('%s is an amount', (text, pesos) => {
  expect(wholePesos(text)).toBe(pesos);
  expect(wholePesosInCentavos(text)).toBe(pesos * 100);
});

test.each(['', '12.5', '1,25', '-100', '1e3', '1234567', 'doce mil'])('%j is none', (text) => {
  expect(wholePesos(text)).toBeUndefined();
  expect(wholePesosInCentavos(text)).toBeUndefined();
});

test('every whole amount up to six digits is read back from how it is written', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (pesos) => {
      expect(wholePesos(pesos.toLocaleString('en-US', { style: 'currency', currency: 'USD' }))).toBe(pesos);
    }),
  );
});
