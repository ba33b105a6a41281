import { getPasswordRules } from '@lender/contract';
import { expect, test } from 'vitest';
import { NOTHING } from '../../../../test/people/journey.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { PASSWORD_RULES, passwordFault } from './password.policy.ts';

const server = await testServer();

answers(getPasswordRules, () => server.call(getPasswordRules, NOTHING));

test('any visitor can read the password rules of this server', async () => {
  expect((await server.call(getPasswordRules, NOTHING)).data).toEqual({
    minLength: 8,
    maxLength: 64,
    isAlphanumeric: false,
  });
});

test.each(['spec', 'hardened'] as const)('the published rules of %s are the rules that are checked', (policy) => {
  const { minLength, maxLength } = PASSWORD_RULES[policy];
  const ofLength = (length: number) => 'qwx7'.repeat(20).slice(0, length);
  expect(
    [minLength - 1, minLength, maxLength, maxLength + 1].map((length) => passwordFault(ofLength(length), policy)),
  ).toEqual(['short', undefined, undefined, 'long']);
  expect(passwordFault('una frase con ñ', policy)).toBe(policy === 'hardened' ? undefined : 'signs');
});
