import { randomUUID } from 'node:crypto';
import { mexicoDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import { createClock } from '../../kernel/clock.ts';
import { connect } from '../../kernel/database/database.ts';
import { pollMoneyJob } from './poll-money.job.ts';

const { db, close } = connect(await testDatabase(), { connections: 1 });
// Payouts and references of loans that nobody made: what is due follows from their own columns alone.
await sql`set session_replication_role = replica`.execute(db);
afterAll(close);

const NOW = new Date('2026-11-22T15:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

let asked: string[] = [];
const jobs = {
  enqueue: async (_: unknown, __: unknown, data: object) => {
    asked.push(...Object.values(data));
  },
};
const poll = async (at = NOW): Promise<string[]> => {
  asked = [];
  await pollMoneyJob({ db, clock: createClock(() => at), jobs })();
  return asked;
};

beforeEach(async () => {
  await db.deleteFrom('cash_reference').execute();
  await db.deleteFrom('payout').execute();
});

async function storeReference(created_at: Date, status: 'open' | 'paid' = 'open'): Promise<string> {
  const id = randomUUID();
  const ids = { client_id: randomUUID(), id, loan_id: randomUUID() };
  const provider = { provider_id: id, reference: id, barcode_url: null };
  const row = {
    ...ids,
    ...provider,
    amount_centavos: centavos(100),
    valid_on: mexicoDate(NOW.getTime()),
    status,
    created_at,
  };
  await db.insertInto('cash_reference').values(row).execute();
  return id;
}

async function storePayout(status_since: Date, status: 'queued' | 'sent' | 'settled'): Promise<string> {
  const id = randomUUID();
  const ids = { client_id: randomUUID(), id, application_id: randomUUID(), loan_id: randomUUID() };
  const account = { clabe_sealed: Buffer.alloc(1), bank_code: '012', last_four: '1706' };
  const row = { ...ids, ...account, amount_centavos: centavos(100), status, created_at: status_since, status_since };
  await db.insertInto('payout').values(row).execute();
  return id;
}

test('asks about open references between half a minute and ten days old', async () => {
  const due = [await storeReference(secondsAgo(31)), await storeReference(secondsAgo(10 * 86_400 - 1))];
  await storeReference(secondsAgo(29));
  await storeReference(secondsAgo(10 * 86_400 + 1));
  await storeReference(secondsAgo(3_600), 'paid');
  expect((await poll()).toSorted()).toEqual(due.toSorted());
});

test('asks about payouts that were sent half a minute ago or wait for an hour', async () => {
  const due = [await storePayout(secondsAgo(31), 'sent'), await storePayout(secondsAgo(3_601), 'queued')];
  await storePayout(secondsAgo(29), 'sent');
  await storePayout(secondsAgo(3_599), 'queued');
  await storePayout(secondsAgo(90_000), 'settled');
  expect((await poll()).toSorted()).toEqual(due.toSorted());
});

test('gives each of many its turn, however many newer ones there are', async () => {
  const all: string[] = [];
  for (let index = 0; index < 450; index++) {
    all.push(await storeReference(secondsAgo(60 + index)));
    all.push(await storePayout(secondsAgo(60 + index), 'sent'));
  }
  const turns = [await poll(), await poll(secondsAgo(-60)), await poll(secondsAgo(-120))];
  expect(turns.map(({ length }) => length)).toEqual([400, 400, 400]);
  expect(new Set(turns.flat())).toEqual(new Set(all));
});
