import { describe, expect, test } from 'vitest';
import { isPasswordAllowed } from './password.policy.ts';

describe('the hardened policy', () => {
  test.each(['una frase larga', 'contraseña✓', `${'x'.repeat(63)}9`, '👍'.repeat(8)])('allows %j', (password) => {
    expect(isPasswordAllowed(password, 'hardened')).toBe(true);
  });
  test.each([
    ['seven characters', 'abcdef7'],
    ['65 characters', 'x'.repeat(65)],
    ['seven signs that are two units each', '👍'.repeat(7)],
    ['a common password', 'password'],
    ['a common password in capitals', 'PASSWORD'],
  ])('refuses %s', (_, password) => {
    expect(isPasswordAllowed(password, 'hardened')).toBe(false);
  });
  test('refuses the e-mail and the phone of its owner', () => {
    const own = ['ana@example.com', '5512345678'];
    expect(isPasswordAllowed('Ana@Example.com', 'hardened', own)).toBe(false);
    expect(isPasswordAllowed('5512345678', 'hardened', own)).toBe(false);
    expect(isPasswordAllowed('5512345679', 'hardened', own)).toBe(true);
  });
});

describe('the policy of the specification', () => {
  test.each(['abcd', 'ABC1', 'a'.repeat(24)])('allows %j', (password) => {
    expect(isPasswordAllowed(password, 'spec')).toBe(true);
  });
  test.each(['abc', 'a'.repeat(25), 'abc d', 'ñandú', 'abcd\n', ''])('refuses %j', (password) => {
    expect(isPasswordAllowed(password, 'spec')).toBe(false);
  });
});
