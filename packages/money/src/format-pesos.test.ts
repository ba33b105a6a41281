import { expect, test } from 'vitest';
import { centavos } from './centavos.ts';
import { formatPesos, formatWholePesos } from './format-pesos.ts';

test.each([
  [478880, '$4788.80', '$4788'],
  [123456700, '$1234567.00', '$1234567'],
  [5, '$0.05', '$0'],
  [0, '$0.00', '$0'],
  [-1, '-$0.01', '$0'],
  [-50, '-$0.50', '$0'],
  [-100, '-$1.00', '-$1'],
  [-150099, '-$1500.99', '-$1500'],
])('%d centavos read %s, in whole pesos %s', (amount, full, whole) => {
  expect(formatPesos(centavos(amount))).toBe(full);
  expect(formatWholePesos(centavos(amount))).toBe(whole);
});
