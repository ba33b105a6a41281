import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createSimulatedWorld, type SimulatedWorld } from '../../../test/simulated-world.ts';
import { readBasicAuth } from '../../basic-auth.ts';
import { deliverWebhooks, pauseMs } from './deliver-webhooks.ts';

const event = {
  type: 'charge.succeeded',
  transaction: { id: 'tr1', operation_date: '2026-03-02T12:00:00-06:00' },
} as const;

/** Creates a merchant that answers with these statuses in turn, then always with the last. */
async function merchantThatAnswers(...statuses: number[]) {
  const reported: { caller: unknown; event: unknown }[] = [];
  const merchant = Fastify();
  merchant.post('/webhooks', async (request, reply) => {
    reported.push({ caller: readBasicAuth(request.headers.authorization), event: request.body });
    const status = statuses[Math.min(reported.length, statuses.length) - 1] ?? 500;
    return status === 302 ? reply.redirect('/elsewhere') : reply.code(status).send();
  });
  onTestFinished(() => merchant.close());
  const url = await merchant.listen({ port: 0, host: '127.0.0.1' });
  return { told: reported, url: `${url}/webhooks` };
}

const deliver = ({ services }: SimulatedWorld, url: string) =>
  deliverWebhooks({ ...services, webhookTarget: { ...services.webhookTarget, url } });

test('the merchant is notified of an event once, with the sender’s credentials', async () => {
  const world = createSimulatedWorld();
  const { told: reported, url } = await merchantThatAnswers(200);
  world.services.webhooks.add(event);
  await deliver(world, url);
  world.travel(3_600_000);
  await deliver(world, url);
  expect(reported).toEqual([
    {
      caller: { user: 'openpay', password: 'webhook-password-of-the-test' },
      event: { ...event, event_date: '2026-03-02T12:00:00-06:00' },
    },
  ]);
});

test.each([500, 401, 302])('an event is sent again after a pause when the answer is %i', async (status) => {
  const world = createSimulatedWorld();
  const { told: reported, url } = await merchantThatAnswers(status, 204);
  world.services.webhooks.add(event);
  await deliver(world, url);
  await deliver(world, url);
  expect(reported).toHaveLength(1);
  world.travel(500);
  await deliver(world, url);
  expect(reported).toHaveLength(2);
  expect(reported[1]).toEqual(reported[0]);
  world.travel(3_600_000);
  await deliver(world, url);
  expect(reported).toHaveLength(2);
});

test('the pause before a merchant who does not answer is called again grows, but never beyond 30 s', async () => {
  const world = createSimulatedWorld();
  world.services.webhooks.add(event);
  await deliver(world, 'http://127.0.0.1:1/webhooks');
  expect(world.pendingEvents()).toEqual([]);
  world.travel(pauseMs(0));
  expect(world.pendingEvents()).toHaveLength(1);
  expect([0, 1, 2, 5, 6, 500].map(pauseMs)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});
