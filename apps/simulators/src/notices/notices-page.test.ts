import { expect, test } from 'vitest';
import { createSimulatedWorld } from '../../test/simulated-world.ts';

const event = (id: string) =>
  ({
    type: 'charge.succeeded',
    transaction: { id, operation_date: '2026-03-02T12:00:00-06:00', status: 'completed' },
  }) as const;

function worldWithNotices() {
  const world = createSimulatedWorld();
  const plan = (fault: string, seconds?: string) =>
    world.submit('/avisos/plan', { fault, ...(seconds !== undefined && { seconds }) });
  const happens = (id: string) => world.services.webhooks.add(event(id));
  const reported = () =>
    (world.pendingEvents() as { transaction: { id: string } }[]).map(({ transaction }) => transaction.id);
  return { ...world, plan, happens, told: reported };
}

test('the next notice is lost, and only that one', async () => {
  const { app, plan, happens, told: reported } = worldWithNotices();
  await plan('lost');
  happens('tr1');
  happens('tr2');
  expect(reported()).toEqual(['tr2']);
  expect((await app.inject('/avisos')).body).toContain('Perdido');
});

test('the next notice is sent twice', async () => {
  const { plan, happens, told: reported } = worldWithNotices();
  await plan('twice');
  happens('tr1');
  expect(reported()).toEqual(['tr1', 'tr1']);
});

test('the next notice is late by as much as asked for', async () => {
  const { plan, happens, told: reported, travel } = worldWithNotices();
  await plan('late', '90');
  happens('tr1');
  travel(89_999);
  expect(reported()).toEqual([]);
  travel(1);
  expect(reported()).toEqual(['tr1']);
});

test('the next notice is overtaken by the one after it, or sent by itself after a minute', async () => {
  const { plan, happens, told: reported, travel } = worldWithNotices();
  await plan('swapped');
  happens('tr1');
  happens('tr2');
  expect(reported()).toEqual(['tr2']);
  travel(1000);
  expect(reported()).toEqual(['tr2', 'tr1']);
  await plan('swapped');
  happens('tr3');
  travel(60_000);
  expect(reported()).toContain('tr3');
});

test('planned faults apply to the coming notices, in their order', async () => {
  const { plan, happens, told: reported } = worldWithNotices();
  await plan('lost');
  await plan('twice');
  for (const id of ['tr1', 'tr2', 'tr3']) happens(id);
  expect(reported()).toEqual(['tr2', 'tr2', 'tr3']);
});

test('an old notice is sent again in the same words', async () => {
  const { happens, pendingEvents, services, submit } = worldWithNotices();
  happens('tr1');
  const [first] = pendingEvents();
  const id = services.webhooks.listNewest()[0]?.id ?? 0;
  services.webhooks.markDelivered(id, 0);
  expect(pendingEvents()).toEqual([]);
  expect((await submit(`/avisos/${id}/repeat`, {})).statusCode).toBe(303);
  expect(pendingEvents()).toEqual([first]);
  expect((await submit('/avisos/999/repeat', {})).statusCode).toBe(404);
});

test('OpenPay asks the merchant to verify the address', async () => {
  const { app, pendingEvents, submit } = worldWithNotices();
  await submit('/avisos/verificacion', {});
  const [verification] = pendingEvents();
  expect(verification).toEqual({
    type: 'verification',
    event_date: '2026-03-02T12:00:00-06:00',
    verification_code: expect.stringMatching(/^\d{6}$/),
  });
  expect((await app.inject('/avisos')).body).toContain(
    (verification as { verification_code: string }).verification_code,
  );
});

test('an unknown fault is refused', async () => {
  const { plan } = worldWithNotices();
  expect((await plan('eaten')).statusCode).toBe(422);
});
