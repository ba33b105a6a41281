import { setTimeout as sleep } from 'node:timers/promises';
import { pollMoneyJob } from '@lender/api/modules/payments';
import { chance as seeded } from '@lender/api/test/chance';
import { beginLoan } from '@lender/api/test/loans/begin-loan';
import { clientToken } from '@lender/api/test/loans/client-token';
import { moneyOf } from '@lender/api/test/loans/money';
import { freePort } from '@lender/api/test/server/free-port';
import { testServer } from '@lender/api/test/server/server';
import { startServerProcess } from '@lender/api/test/server/server-process';
import { centavos } from '@lender/money';
import { isDeep } from '@lender/vitest/depth';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { checkDay } from '../../src/simulation/check-day.ts';
import { startKillableDatabase } from './killable-database.ts';
import { type Payer, startWriteLoad, type WriteLoad } from './write-load.ts';

/** Number of kills: each process once; in depth, five times. */
const KILLS = isDeep ? 20 : 4;
const PAYERS = 3;
const chance = seeded(Math.floor(Math.random() * 2 ** 31));

const database = await startKillableDatabase();
afterAll(() => database.stop());
// This server only reads: the servers that are called, and the workers, are processes of their own.
const server = await testServer({ DATABASE_URL: database.connectionString, ROLE: 'http', PORT: await freePort() });
const { db, clock } = server.services;
const launch = { env: server.env, port: Number(new URL(server.origin).port) };
const processes = await Promise.all([
  startServerProcess({ ...launch, role: 'http' }),
  startServerProcess({ ...launch, role: 'worker' }),
  startServerProcess({ ...launch, role: 'worker' }),
]);
const [api, worker, otherWorker] = processes;
afterAll(() => Promise.all(processes.map((one) => one.stop())));

const victims = [
  ['api', api],
  ['worker', worker],
  ['the other worker', otherWorker],
  ['database', database],
] as const;

async function newPayer(): Promise<Payer> {
  const borrower: { clientId: string | undefined } = { clientId: undefined };
  const { today } = await clock.business(db);
  // More than is paid while the slowest process is killed and restarted: a paid loan takes no payments.
  await beginLoan(borrower, { server, chance, today, amountCentavos: centavos(300_000) });
  const clientId = borrower.clientId ?? '';
  return { clientId, token: await clientToken(clientId, server) };
}

const untilReady = () =>
  vi.waitFor(async () => expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200), soon);

/** Kills one process after the other, and reports how long each took to be back. */
async function killInTurn(load: WriteLoad): Promise<string[]> {
  const waits: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const [name, victim] = victims[kill % victims.length] ?? victims[0];
    await sleep(100 + 200 * chance.next());
    load.goOn();
    const killedAt = performance.now();
    await victim.killAndStart();
    await untilReady();
    waits.push(`${name} ${Math.round(performance.now() - killedAt)} ms`);
    expect(processes.map((one) => one.hasFallen())).toEqual([false, false, false]);
  }
  return waits;
}

/** Work that a killed worker held is found by asking the provider again, as happens every minute; the workers do it. */
async function askAgain(payers: readonly Payer[]): Promise<void> {
  const since = new Date();
  for (const payer of payers) await moneyOf(server).askAgain(payer);
  await pollMoneyJob(server.services)();
  const waiting = () =>
    sql`select from pgboss.job where name = 'sync-charge' and created_on >= ${since}
      and state in ('created', 'retry', 'active')`.execute(db);
  await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(0), { ...soon, interval: 200 });
}

/** Lists the payments that are booked, each by its payer and its amount. */
async function booked(): Promise<string[]> {
  const rows = await db.selectFrom('payment').select(['client_id', 'amount_centavos']).execute();
  return rows.map(({ client_id, amount_centavos }) => `${client_id} ${amount_centavos}`).toSorted();
}

test(`${KILLS} kills under load lose nothing that was acknowledged, and double nothing`, async () => {
  const payers = await Promise.all(Array.from({ length: PAYERS }, newPayer));
  const paidOut = () => db.selectFrom('loan').select('id').where('booked_on', 'is not', null).execute();
  await vi.waitFor(async () => expect(await paidOut()).toHaveLength(PAYERS), soon);

  const load = startWriteLoad(server, payers);
  const waits = await killInTurn(load);
  await load.stop();
  const { references, notices, payments } = load.acknowledged;
  console.log(`ready again after: ${waits.join(', ')}`);
  console.log(`${references.length} references, ${notices.length} notices, ${payments.length} payments`);
  expect(payments.length).toBeGreaterThan(KILLS);

  const paid = payments.map(({ clientId, amountCentavos }) => `${clientId} ${amountCentavos}`).toSorted();
  await askAgain(payers);
  expect(await booked()).toEqual(paid);
  await askAgain(payers);
  expect(await booked()).toEqual(paid);
  const entries = await db.selectFrom('ledger_entry').select('id').where('kind', '=', 'payment').execute();
  expect(entries).toHaveLength(payments.length);

  const kept = await db.selectFrom('provider_event').select('event_key').where('event_key', 'in', notices).execute();
  expect(kept).toHaveLength(notices.length);
  const known = await db.selectFrom('payment_reference').select('id').where('reference', 'in', references).execute();
  expect(known).toHaveLength(references.length);

  const received = payments.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  const { today } = await clock.business(db);
  const world = { receivedCentavos: () => received, looseCentavos: () => 0 };
  expect(await checkDay(db, { world, today })).toEqual([]);
}, 1_800_000);
