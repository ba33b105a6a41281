import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testServer } from '../../test/server/server.ts';
import { simulatedProviders } from '../../test/server/simulated-providers.ts';
import { testKeys } from '../../test/server/test-env.ts';

/** No program listens at the addresses of its providers. */
const keys = testKeys();
const server = await testServer({
  keys,
  providers: simulatedProviders({ url: 'http://127.0.0.1:9', smtpPort: 9 }, keys),
});
const secrets = [keys.providerKey ?? '', keys.webhookPassword];

const healthSchema = z.object({ providers: z.array(z.looseObject({ name: z.string(), state: z.string() })) });

async function health() {
  const answer = await fetch(`${server.origin}/health/providers`);
  const text = await answer.text();
  for (const secret of [...secrets, '5512345678', '127.0.0.1']) expect(text).not.toContain(secret);
  return { status: answer.status, ...healthSchema.parse(JSON.parse(text)) };
}

const UNASKED = {
  state: 'closed',
  lastSuccessAt: null,
  lastTrouble: null,
  counts: { answered: 0, troubled: 0, notAsked: 0 },
};

test('the health page lists each provider, even before its first call', async () => {
  expect(await health()).toEqual({
    status: 200,
    providers: [
      'sentry',
      'recaptcha',
      'iovation',
      'facebook',
      'openpay',
      'twilio',
      'smtp',
      'cep',
      'belvo',
      'direct-debit',
      'scoring',
      'veriff',
      'bureau',
    ].map((name) => ({ name, ...UNASKED })),
  });
});

test('a provider that fails is shown with its trouble, and makes neither the process unready nor another provider unavailable', async () => {
  const { sms } = server.services;
  for (let call = 0; call < 6; call++) await expect(sms.send({ phone: '5512345678', text: 'Hola' })).rejects.toThrow();
  const { providers } = await health();
  expect(providers.find(({ name }) => name === 'twilio')).toEqual({
    name: 'twilio',
    state: 'open',
    lastSuccessAt: null,
    lastTrouble: { kind: 'refused', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    counts: { answered: 0, troubled: 5, notAsked: 1 },
  });
  expect(providers.filter(({ state }) => state === 'closed')).toHaveLength(providers.length - 1);
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
});
