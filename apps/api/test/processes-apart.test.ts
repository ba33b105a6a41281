import { getClientDocument } from '@lender/contract';
import { afterAll, expect, test } from 'vitest';
import { borrow } from './people/journey.ts';
import { call } from './server/call.ts';
import { freePort } from './server/free-port.ts';
import { type TestServer, testServer } from './server/server.ts';
import { startServerProcess } from './server/server-process.ts';

// This server only reads: the servers that are called, and the workers, are processes of their own, as in production.
const watching = await testServer({ ROLE: 'http' });
const ports = await Promise.all([freePort(), freePort(), freePort()]);
const launches = [
  ...ports.map((port) => ({ role: 'http', port }) as const),
  ...[0, 0].map((port) => ({ role: 'worker', port }) as const),
];
const processes = await Promise.all(launches.map((launch) => startServerProcess({ env: watching.env, ...launch })));
afterAll(() => Promise.all(processes.map((one) => one.stop())));

/** Sends each call to the next process, as a proxy in front of them would. */
let turn = 0;
const inTurn: TestServer = {
  ...watching,
  call: (endpoint, send, options) => call(originOf(ports[turn++ % ports.length]), endpoint, send, options),
};
const originOf = (port?: number) => `http://127.0.0.1:${port}`;

test('three processes that answer and two workers lend one loan between them, from its first call to its contract', async () => {
  const borrower = await borrow(inTurn);
  const { db, jobs } = watching.services;
  await jobs.drained();
  const { applicationId } = borrower;
  const payouts = await db.selectFrom('payout').select('status').where('application_id', '=', applicationId).execute();
  const booked = await db.selectFrom('ledger_entry').select('id').where('kind', '=', 'disbursement').execute();
  expect([payouts.length, booked.length]).toEqual([1, 1]);

  const { id } = await db
    .selectFrom('document')
    .innerJoin('application', 'application.client_id', 'document.client_id')
    .select('document.id')
    .where('application.id', '=', applicationId)
    .where('document.type', '=', 'id_front')
    .executeTakeFirstOrThrow();
  const front = { params: { type: 'id_front', id } } as const;
  const seen = await Promise.all(ports.map((port) => call(originOf(port), getClientDocument, front, borrower)));
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(processes.filter((one) => one.hasFallen())).toEqual([]);
});
