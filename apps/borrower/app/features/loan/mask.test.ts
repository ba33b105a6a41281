import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask.ts';

test('an e-mail keeps its first letter and its domain', () => {
  expect(maskEmail('lucia.perez@correo.mx')).toBe('l•••@correo.mx');
  expect(maskEmail('a@b.mx')).toBe('a•••@b.mx');
});

test('a phone keeps its last four digits', () => {
  expect(maskPhone('5512345678')).toBe('•• •••• 5678');
});
