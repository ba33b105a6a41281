import { describe, expect, test } from 'vitest';
import { passwordFault } from './password.policy.ts';

describe('the hardened policy', () => {
  test.each(['una frase larga', 'contraseña✓', `${'x'.repeat(63)}9`, '👍'.repeat(8)])(
    'the hardened policy allows %j',
    (password) => {
      expect(passwordFault(password, 'hardened')).toBeUndefined();
    },
  );
  test.each([
    ['seven characters', 'abcdef7', 'short'],
    ['a common one that is too short besides', '1234', 'short'],
    ['65 characters', 'x'.repeat(65), 'long'],
    ['seven signs that are two units each', '👍'.repeat(7), 'short'],
  ])('the hardened policy refuses %s', (_, password, fault) => {
    expect(passwordFault(password, 'hardened')).toBe(fault);
  });
});

describe('the policy of the specification', () => {
  test.each(['abcd', 'ABC1', 'a'.repeat(24)])('the policy of the specification allows %j', (password) => {
    expect(passwordFault(password, 'spec')).toBeUndefined();
  });
  test.each([
    ['abc', 'short'],
    ['', 'short'],
    ['a'.repeat(25), 'long'],
    ['abc d', 'signs'],
    ['ñandú', 'signs'],
    ['abcd\n', 'signs'],
  ])('the policy of the specification refuses %j', (password, fault) => {
    expect(passwordFault(password, 'spec')).toBe(fault);
  });
});
