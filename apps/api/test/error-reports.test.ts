import { createApplication, getFlow } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from '../src/kernel/database/transaction.ts';
import { application, NOTHING, registerWithDetails } from './people/journey.ts';
import { faultsOf } from './providers/faults-of.ts';
import { lineTime } from './providers/line-time.ts';
import { testServer } from './server/server.ts';

const { passTenSeconds } = lineTime();
const server = await testServer();
const { services } = server;
const faults = faultsOf(server);
const client = await registerWithDetails(server);

const eventsSchema = z.object({
  events: z.array(z.object({ event: z.object({ transaction: z.string(), tags: z.record(z.string(), z.string()) }) })),
});
const reported = async (transaction: string) => {
  const answer = await fetch(`${server.simulators.url}/errores/events.json`);
  const { events } = eventsSchema.parse(await answer.json());
  return events.map(({ event }) => event).filter((event) => event.transaction === transaction);
};
const selection = await application(server);
const apply = () => server.call(createApplication, selection, client);
const breakOnce = () =>
  vi.spyOn(services.clock, 'business').mockRejectedValueOnce(new Error(`no clock for ${client.who.curp}`));

afterEach(async () => {
  vi.restoreAllMocks();
  for (const provider of ['sentry', 'twilio']) await faults.clear(provider);
});

test('an unexpected error is reported with the number that the caller got', async () => {
  breakOnce();
  const { status, headers } = await apply();
  expect(status).toBe(500);
  const name = 'POST /web/private/client/application';
  await vi.waitFor(
    async () =>
      expect(await reported(name)).toEqual([
        { transaction: name, tags: { kind: 'http', critical: 'true', request_id: headers.get('x-request-id') } },
      ]),
    soon,
  );
});

test('an error is answered while the service that takes reports still has not answered', async () => {
  const line = services.lines.find((one) => one.health().name === 'sentry');
  const before = line?.health().counts;
  await faults.order('sentry', { fault: 'never' });
  breakOnce();
  expect((await apply()).status).toBe(500);
  expect((await apply()).status).toBe(201);
  expect(line?.health().counts).toEqual(before);
});

test('a job that failed for another reason than provider trouble is reported, as critical where it is about money', async () => {
  await inTransaction(services.db, async (tx) => {
    await services.jobs.enqueue(tx, 'send-payout', { payoutId: 'no id' });
    await services.jobs.enqueue(tx, 'check-transfer', { clientId: 'no id', claimId: 'no id' });
    await services.jobs.enqueue(tx, 'send-sms', { sealed: 'sealed by nobody' });
  });
  await vi.waitFor(async () => {
    expect((await reported('send-payout'))[0]?.tags).toEqual({ kind: 'job', critical: 'true' });
    expect((await reported('check-transfer'))[0]?.tags).toEqual({ kind: 'job', critical: 'true' });
    expect((await reported('send-sms'))[0]?.tags).toEqual({ kind: 'job', critical: 'false' });
  }, soon);
});

test('refusals and provider trouble are not reported', async () => {
  await faults.order('twilio', { fault: 'down' });
  await expect(services.sms.send({ phone: '5512345678', text: 'Hola' })).rejects.toThrow();
  expect((await server.call(getFlow, NOTHING, { token: 'nobody' })).status).toBe(401);
  expect(await reported('GET /web/private/client/flow')).toEqual([]);
});

test.each([
  { fault: 'down' },
  { fault: 'down', as: 'closed' },
  { fault: 'wrong', as: 'html' },
  { fault: 'wrong', as: 'json' },
])(
  'a report service in trouble like %j is not called, its health shows that, and it gets reports again when it is back',
  async (fault) => {
    const another = await registerWithDetails(server);
    const fail = async () => {
      breakOnce();
      expect((await server.call(createApplication, selection, another)).status).toBe(500);
    };
    await faults.order('sentry', fault);
    for (let call = 0; call < 6; call++) await fail();
    await vi.waitFor(async () => expect(await faults.health('sentry')).toMatchObject({ state: 'open' }), soon);
    await faults.clear('sentry');
    passTenSeconds();
    const name = 'POST /web/private/client/application';
    const before = (await reported(name)).length;
    await fail();
    await vi.waitFor(async () => expect(await reported(name)).toHaveLength(before + 1), soon);
    expect(await faults.health('sentry')).toMatchObject({ state: 'closed' });
  },
);
