import { expect, test } from 'vitest';
import { payoutCause } from './payout-cause.ts';

test.each([
  ['4001: not enough funds', 'La cuenta con el proveedor no tiene fondos suficientes'],
  ['fewer days left than the shortest term', 'Quedaban menos días que el plazo más corto'],
  ['the account returned a deposit', 'La cuenta devolvió un depósito'],
  ['Cuenta inexistente', 'El proveedor dice: Cuenta inexistente'],
])('the payout cause %s is shown as %s', (cause, words) => {
  expect(payoutCause(cause)).toBe(words);
});
