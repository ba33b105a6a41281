import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const secrets = { PROVIDER_KEY: 'provider-key-of-the-test', WEBHOOK_PASSWORD: 'webhook-password-of-the-test' };

test('the simulators need only the two secrets, and have defaults for the rest', () => {
  expect(readEnv(secrets)).toMatchObject({
    port: 4100,
    smtpPort: 4125,
    lenderUrl: undefined,
    webhook: { url: 'http://127.0.0.1:4000/webhooks/openpay', user: 'openpay' },
    payoutDelayMs: 1000,
  });
});

test('the notices of each provider are authenticated with its own password, or with the one that is set', () => {
  const passwordsOf = (variables: NodeJS.ProcessEnv) => {
    const { webhook, belvoWebhook, debitWebhook } = readEnv({ ...secrets, ...variables });
    return [webhook.password, belvoWebhook.password, debitWebhook.password];
  };
  const own = { BELVO_WEBHOOK_PASSWORD: 'password-of-belvo', DEBIT_WEBHOOK_PASSWORD: 'password-of-debits' };
  expect(passwordsOf(own)).toEqual([secrets.WEBHOOK_PASSWORD, 'password-of-belvo', 'password-of-debits']);
  expect(passwordsOf({})).toEqual(Array(3).fill(secrets.WEBHOOK_PASSWORD));
});

test('an error names the settings that are missing or wrong, and never repeats a value', () => {
  const read = () => readEnv({ PROVIDER_KEY: 'short-secret', PORT: '70000' });
  expect(read).toThrow(/PORT.*PROVIDER_KEY.*WEBHOOK_PASSWORD/);
  expect(read).not.toThrow(/short-secret|70000/);
});
