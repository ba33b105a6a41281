import { beforeAll, expect, test } from 'vitest';
import { notify, receipt, statesOf } from '../../../../test/loans/messages-of.ts';
import { borrow, type Client } from '../../../../test/people/journey.ts';
import { textsOnPhone } from '../../../../test/people/simulated-phone.ts';
import { testServer } from '../../../../test/server/server.ts';
import { wallFrom } from '../../../../test/server/time-of-day.ts';
import { releaseMessagesJob } from './release-messages.job.ts';

const wall = wallFrom(12);
const server = await testServer({}, { wall });
/** Another process of the same lender: one database, one queue, one telephone company. */
const { DATABASE_URL, keys, providers } = server.env;
const other = await testServer({ DATABASE_URL, keys, providers }, { wall });
const AMOUNTS = Array.from({ length: 20 }, (_, index) => 1_000 + index);
let borrower: Client;
beforeAll(async () => {
  borrower = await borrow(server);
  await server.services.jobs.drained();
});

const arrived = async () => {
  const texts = await textsOnPhone(server, borrower.who.phone);
  return texts.flatMap((text) => /pago de \$(\d{4})\.00/.exec(text)?.[1] ?? []).map(Number);
};

test('two servers on one queue send each message once, also those that waited and are released by both', async () => {
  const { db, jobs } = server.services;
  for (const pesos of AMOUNTS)
    await notify(pesos % 2 === 0 ? server : other, borrower, {
      key: `${pesos}`,
      message: await receipt(server, pesos),
    });
  await jobs.drained();
  expect((await arrived()).toSorted()).toEqual(AMOUNTS);

  for (const pesos of AMOUNTS)
    await notify(server, borrower, { key: `late ${pesos}`, message: await receipt(server, pesos) });
  await db
    .updateTable('message')
    .set({ state: 'waiting' })
    .where('key', 'like', 'late %')
    .where('state', '=', 'queued')
    .execute();
  const releaseByBoth = async () => {
    await Promise.all([server, other, server, other].map(({ services }) => releaseMessagesJob(services)()));
    await jobs.drained();
    return (await arrived()).toSorted();
  };
  // A message that a worker has locked stays for the next release.
  await expect.poll(releaseByBoth).toEqual(AMOUNTS.flatMap((pesos) => [pesos, pesos]));
  expect(new Set((await statesOf(server, borrower, 'late')).map(({ state }) => state))).toEqual(new Set(['sent']));
});
