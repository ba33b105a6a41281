import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { basicAuth } from './basic-auth.ts';
import { readEnv } from './env.ts';
import { startSimulators } from './simulators.ts';

const providerKey = 'provider-key-of-the-test';
const log = pino({ level: 'silent' });
const headers = {
  authorization: basicAuth({ user: providerKey, password: '' }),
  'content-type': 'application/json',
};
const eventSchema = z.object({
  type: z.string(),
  transaction: z.object({ id: z.string(), operation_date: z.string() }),
});

/** Creates a lender whose business clock is in May, and which may be unavailable. */
async function createLender() {
  const events: z.output<typeof eventSchema>[] = [];
  let isAway = true;
  const lender = Fastify();
  lender.get('/sandbox/clock', async () => ({ businessDate: '2026-05-10', now: '2026-05-10T18:00:00.000Z' }));
  lender.post('/webhooks/openpay', async (request, reply) => {
    if (isAway) return reply.code(503).send();
    events.push(eventSchema.parse(request.body));
    return {};
  });
  onTestFinished(() => lender.close());
  const url = await lender.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    events,
    comeBack: () => {
      isAway = false;
    },
  };
}

test('work that was due before a restart is done after it, and the merchant is notified of all of it', async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'simulators-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const lender = await createLender();
  const env = {
    ...readEnv({
      PROVIDER_KEY: providerKey,
      WEBHOOK_PASSWORD: 'webhook-password-of-the-test',
      WEBHOOK_URL: `${lender.url}/webhooks/openpay`,
      API_URL: lender.url,
      DATA_DIR: dataDirectory,
      PAYOUT_DELAY_MS: '300',
    }),
    port: 0,
    smtpPort: 0,
  };

  const before = await startSimulators(env, log);
  const merchant = `${before.url}/openpay/v1/merchant`;
  const order = { amount: 500, description: 'Préstamo', order_id: 'o1' };
  const bank_account = { clabe: '032180000118359719', holder_name: 'Ana' };
  const create = (kind: string, body: object) =>
    fetch(`${merchant}/${kind}`, { method: 'POST', headers, body: JSON.stringify({ ...order, ...body }) });
  const charge = await (await create('charges', { method: 'store' })).json();
  const body = new URLSearchParams({ reference: charge.payment_method.reference });
  const ticket = await fetch(`${before.url}/tienda/pay`, { method: 'POST', body });
  expect(await ticket.text()).toContain('10.05.2026 12:00');
  const payout = await (await create('payouts', { method: 'bank_account', bank_account })).json();
  await before.stop();

  lender.comeBack();
  const after = await startSimulators(env, log);
  onTestFinished(() => after.stop());
  await expect.poll(() => lender.events.length).toBe(2);
  expect(lender.events).toEqual(
    expect.arrayContaining([
      { type: 'charge.succeeded', transaction: { id: charge.id, operation_date: '2026-05-10T12:00:00-06:00' } },
      { type: 'payout.succeeded', transaction: { id: payout.id, operation_date: '2026-05-10T12:00:00-06:00' } },
    ]),
  );
});
