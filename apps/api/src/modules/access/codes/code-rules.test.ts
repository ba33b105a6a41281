import { expect, test } from 'vitest';
import { CODE_POLICIES, codeRules } from './code-rules.ts';

const env = { CODE_POLICY: 'spec', SMS_CODE_DIGITS: CODE_POLICIES.spec.digits } as const;

test('the specification’s code has three digits, three tries and ten minutes, another one after a minute, and three a day', () => {
  expect(codeRules('sms', env)).toEqual({
    digits: 3,
    tries: 3,
    lifeSeconds: 600,
    resendSeconds: 60,
    codesADay: 3,
  });
});

test('the hardened code is one in a million, with no more tries', () => {
  const { digits, tries } = CODE_POLICIES.hardened;
  expect(Math.log2(10 ** digits)).toBeGreaterThan(19.9);
  expect(tries).toBeLessThanOrEqual(CODE_POLICIES.spec.tries);
});

test('a code by e-mail has six digits whatever a text message has', () => {
  expect([codeRules('email', env).digits, codeRules('sms', { ...env, SMS_CODE_DIGITS: 4 }).digits]).toEqual([6, 4]);
});
