import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const secrets = { PROVIDER_KEY: 'provider-key-of-the-test', WEBHOOK_PASSWORD: 'webhook-password-of-the-test' };

test('asks only for the two secrets and knows the rest', () => {
  expect(readEnv(secrets)).toMatchObject({
    port: 4100,
    smtpPort: 4125,
    lenderUrl: undefined,
    webhook: { url: 'http://127.0.0.1:4000/webhooks/openpay', user: 'openpay' },
    payoutDelayMs: 1000,
  });
});

test('names what is missing or wrong and never repeats a value', () => {
  const read = () => readEnv({ PROVIDER_KEY: 'short-secret', PORT: '70000' });
  expect(read).toThrow(/PORT.*PROVIDER_KEY.*WEBHOOK_PASSWORD/);
  expect(read).not.toThrow(/short-secret|70000/);
});
