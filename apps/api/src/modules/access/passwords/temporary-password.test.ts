import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from './is-guessable.ts';
import { passwordFault } from './password.policy.ts';
import { temporaryPassword } from './temporary-password.ts';

test('a temporary password follows every policy and has no characters that are misread', async () => {
  const made = Array.from({ length: 200 }, () => temporaryPassword(randomInt));
  expect(new Set(made).size).toBe(made.length);
  for (const password of made) {
    expect(password).toMatch(/^[2-9a-hjkmnp-z]{13}$/);
    for (const policy of ['spec', 'hardened'] as const) expect(passwordFault(password, policy)).toBeUndefined();
    expect(await isGuessable(password, [])).toBe(false);
  }
});

test('a temporary password has at least sixty bits', () => {
  const bits: number[] = [];
  temporaryPassword((below) => {
    bits.push(Math.log2(below));
    return 0;
  });
  expect(bits.reduce((sum, some) => sum + some, 0)).toBeGreaterThan(60);
});
