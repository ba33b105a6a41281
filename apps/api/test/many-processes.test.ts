import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getClient, getClientDocument, logoutClient } from '@lender/contract';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from './database/test-database.ts';
import { borrow, NOTHING, register } from './people/journey.ts';
import { textsOnPhone } from './people/simulated-phone.ts';
import { type TestServer, testServer } from './server/server.ts';
import { testKeys } from './server/test-env.ts';

const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'many-processes-'));
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));
const shared = { DATABASE_URL: await testDatabase(), keys: testKeys(), DATA_DIR, RATE_LIMITS: { 'key-checks': 3 } };

/** Three processes that answer calls and two that work on the queue, on one database, with one set of providers. */
const one = await testServer({ ...shared, ROLE: 'http' });
const others = { ...shared, providers: one.env.providers };
const answering = [
  one,
  await testServer({ ...others, ROLE: 'http' }),
  await testServer({ ...others, ROLE: 'http' }),
] as const;
await testServer({ ...others, ROLE: 'worker' });
await testServer({ ...others, ROLE: 'worker' });

/** Sends each call to the next process, as a proxy in front of them would. */
let turn = 0;
const inTurn: TestServer = {
  ...one,
  call: (endpoint, send, options) => (answering[turn++ % answering.length] ?? one).call(endpoint, send, options),
};
const [, second, third] = answering;

test('a loan is lent even though each call of its borrower is answered by another process', async () => {
  const borrower = await borrow(inTurn);
  await one.services.jobs.drained();
  const payouts = await one.services.db
    .selectFrom('payout')
    .select('status')
    .where('application_id', '=', borrower.applicationId)
    .execute();
  expect(payouts).toHaveLength(1);

  const { id } = await one.services.db
    .selectFrom('document')
    .innerJoin('application', 'application.client_id', 'document.client_id')
    .select('document.id')
    .where('application.id', '=', borrower.applicationId)
    .where('document.type', '=', 'id_front')
    .executeTakeFirstOrThrow();
  const front = { params: { type: 'id_front', id } } as const;
  const seen = await Promise.all(answering.map((server) => server.call(getClientDocument, front, borrower)));
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a session that one process created is accepted by another, and ends in all processes at once', async () => {
  const client = await register(inTurn);
  expect((await second.call(getClient, NOTHING, client)).status).toBe(200);
  await third.call(logoutClient, NOTHING, client);
  const after = await Promise.all(answering.map((server) => server.call(getClient, NOTHING, client)));
  expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('two workers send a message once', async () => {
  const { who } = await register(inTurn);
  await one.services.jobs.drained();
  expect(await textsOnPhone(one, who.phone)).toHaveLength(1);
});

test('a limit counts the calls of all processes together', async () => {
  const check = async ({ origin }: TestServer) =>
    (await fetch(`${origin}/web/public/client/check/email/nobody@example.com`)).status;
  const answers = [];
  for (const server of [...answering, ...answering]) answers.push(await check(server));
  expect(answers).toEqual([200, 200, 200, 429, 429, 429]);
});
