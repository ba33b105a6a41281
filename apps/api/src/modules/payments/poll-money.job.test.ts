import { randomInt, randomUUID } from 'node:crypto';
import { addDays, mexicoDate } from '@lender/calculator';
import type { TransferClaimStatus } from '@lender/contract';
import { CLIENT_STATUS, type PaymentMethod } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { testKeys } from '../../../test/server/test-env.ts';
import { createClock } from '../../kernel/clock.ts';
import { createVault } from '../../kernel/crypto/vault.ts';
import { connect } from '../../kernel/database/database.ts';
import { pollCardsJob } from './incoming/poll-cards.job.ts';
import { pollMoneyJob } from './poll-money.job.ts';

const url = await testDatabase();
const { db, close } = connect(url, { connections: 1 });
// Stores payouts and references without loans: what is due follows from their own columns alone.
await sql`set session_replication_role = replica`.execute(db);
afterAll(close);

const vault = createVault(testKeys());
const NOW = new Date('2026-11-22T15:00:00Z');
const DAY = 86_400;
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

/** A provider that received nothing unrequested; it records the moment from which its list is requested. */
let listedSince: Date[] = [];
const openPay = {
  listChargesSince: async (since: Date) => {
    listedSince.push(since);
    return [];
  },
};

let asked: string[] = [];
const jobs = {
  enqueue: async (_: unknown, __: unknown, data: object) => {
    asked.push(...Object.values(data));
  },
  enqueueAll: async (_: unknown, __: unknown, all: readonly object[]) => {
    asked.push(...all.flatMap((data) => Object.values(data)));
  },
};
const poll = async (at = NOW): Promise<string[]> => {
  [asked, listedSince] = [[], []];
  await pollMoneyJob({ db, clock: createClock(() => at), jobs, newId: randomUUID, randomInt, vault, openPay })();
  return asked;
};

beforeEach(async () => {
  await db.deleteFrom('payment_reference').execute();
  await db.deleteFrom('payout').execute();
  await db.deleteFrom('staff_task').execute();
  await db.deleteFrom('transfer_claim').execute();
  await db.deleteFrom('payment').execute();
  await db.deleteFrom('provider_mark').execute();
});

type ReferenceStatus = 'open' | 'paid' | 'expired' | 'cancelled';

/** Returns columns as if polls had run without a gap and asked last within this number of days. */
const askedAfter = (days: number, since: Date) => ({ asked_at: new Date(since.getTime() + (days - 0.5) * DAY * 1000) });

async function storeReference(since: Date, status: ReferenceStatus = 'open', expiresInDays = 5): Promise<string> {
  const id = randomUUID();
  // A client without a loan is not notified when a reference ends: it was never shown.
  const provider = { provider_id: id, reference: null, barcode_url: null };
  const today = mexicoDate(NOW.getTime());
  const row = {
    client_id: await storeClient(),
    id,
    loan_id: randomUUID(),
    kind: 'repayment',
    method: 'paynet',
    ...provider,
    amount_centavos: centavos(100),
    valid_on: today,
    due_date: today,
    expires_on: addDays(today, expiresInDays),
    status,
    created_at: since,
    status_since: since,
  } as const;
  await db.insertInto('payment_reference').values(row).execute();
  return id;
}

/** Stores the part of a client that can be locked, and nothing more. */
async function storeClient(): Promise<string> {
  const client_id = randomUUID();
  const sealed = {
    email_sealed: Buffer.alloc(1),
    phone_sealed: Buffer.alloc(1),
    phone_last_four: '',
    password_hash: '',
  };
  const row = { client_id, status: CLIENT_STATUS.active, ...sealed, hashed_user_id: client_id, created_at: NOW };
  await db.insertInto('client').values(row).execute();
  return client_id;
}

type PayoutStatus = 'queued' | 'sending' | 'sent' | 'settled' | 'returned';

async function storePayout(status_since: Date, status: PayoutStatus): Promise<string> {
  const id = randomUUID();
  const ids = { client_id: randomUUID(), id, application_id: randomUUID(), loan_id: randomUUID() };
  const account = { clabe_sealed: Buffer.alloc(1), bank_code: '012', last_four: '1706' };
  const row = { ...ids, ...account, purpose: 'loan', amount_centavos: centavos(100), status } as const;
  await db
    .insertInto('payout')
    .values({ ...row, created_at: status_since, status_since })
    .execute();
  return id;
}

test('open references of any age are polled, except those of the last half minute', async () => {
  const due = [await storeReference(secondsAgo(31)), await storeReference(secondsAgo(400 * DAY))];
  await storeReference(secondsAgo(29));
  expect((await poll()).toSorted()).toEqual(due.toSorted());
});

test.each(['paid', 'expired', 'cancelled'] as const)(
  'references that are %s, which may be paid again, late or all the same, are polled for three months',
  async (status) => {
    const due = [
      await storeReference(secondsAgo(7 * 3_600), status),
      await storeReference(secondsAgo(89 * DAY), status),
    ];
    await storeReference(secondsAgo(3_600), status);
    const over = await storeReference(secondsAgo(91 * DAY), status);
    await db
      .updateTable('payment_reference')
      .set(askedAfter(90, secondsAgo(91 * DAY)))
      .where('id', '=', over)
      .execute();
    expect((await poll()).toSorted()).toEqual(due.toSorted());
    expect(await poll(secondsAgo(-5 * 3_600 - 1))).toEqual([expect.any(String)]);
  },
);

test.each([
  ['an hour', 1 / 24, 0.24, 0.26],
  ['two days', 2, 0.49, 0.51],
  ['forty days', 40, 0.82, 0.84],
])('money that ended %s ago is polled less often the longer ago that is', async (_, endedDays, tooSoon, due) => {
  const asked = async (daysAgo: number) => {
    const id = await storeReference(secondsAgo(endedDays * DAY), 'paid');
    await db
      .updateTable('payment_reference')
      .set({ asked_at: secondsAgo(daysAgo * DAY) })
      .where('id', '=', id)
      .execute();
    return id;
  };
  await asked(tooSoon);
  const again = await asked(due);
  expect(await poll()).toEqual([again]);
});

test('payouts are polled that were sent half a minute ago, wait for an hour, or arrived this month', async () => {
  const due = [
    await storePayout(secondsAgo(31), 'sent'),
    await storePayout(secondsAgo(3_601), 'queued'),
    await storePayout(secondsAgo(3_601), 'sending'),
    await storePayout(secondsAgo(29 * DAY), 'settled'),
  ];
  await storePayout(secondsAgo(29), 'sent');
  await storePayout(secondsAgo(3_599), 'queued');
  await storePayout(secondsAgo(3_600), 'settled');
  const over = await storePayout(secondsAgo(31 * DAY), 'settled');
  await db
    .updateTable('payout')
    .set(askedAfter(30, secondsAgo(31 * DAY)))
    .where('id', '=', over)
    .execute();
  await storePayout(secondsAgo(DAY), 'returned');
  expect((await poll()).toSorted()).toEqual(due.toSorted());
});

test('an ended item that no poll reached in time is polled once more', async () => {
  const due = [await storePayout(secondsAgo(40 * DAY), 'settled'), await storeReference(secondsAgo(99 * DAY), 'paid')];
  expect((await poll()).toSorted()).toEqual(due.toSorted());
  expect(await poll(secondsAgo(-2 * DAY))).toEqual([]);
});

test('of many due references each is polled once, however many newer ones there are', async () => {
  const all: string[] = [];
  for (let index = 0; index < 450; index++) {
    all.push(await storeReference(secondsAgo(60 + index)));
    all.push(await storePayout(secondsAgo(60 + index), 'sent'));
  }
  const first = await poll();
  expect(first).toHaveLength(900);
  expect(new Set(first)).toEqual(new Set(all));
  expect(await poll(secondsAgo(-1))).toEqual([]);
});

test('references whose last day is over end', async () => {
  const over = await storeReference(secondsAgo(20 * DAY), 'open', -1);
  const lastDay = await storeReference(secondsAgo(20 * DAY), 'open', 0);
  await poll();
  const rows = await db.selectFrom('payment_reference').select(['id', 'status']).execute();
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [over]: 'expired',
    [lastDay]: 'open',
  });
});

test('a payout that is under way for a day opens one task for a person', async () => {
  const stuck = [await storePayout(secondsAgo(DAY + 1), 'sent'), await storePayout(secondsAgo(DAY + 1), 'queued')];
  await storePayout(secondsAgo(DAY - 100), 'sent');
  await poll();
  await poll(secondsAgo(-60));
  const tasks = await db.selectFrom('staff_task').select(['kind', 'subject']).execute();
  expect(tasks.map(({ subject }) => subject).toSorted()).toEqual(stuck.toSorted());
  expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['payout_stuck']));
});

test('a poll does not wait for a reference that is locked, and polls the others', async () => {
  const [taken, free] = [await storeReference(secondsAgo(60)), await storeReference(secondsAgo(60))];
  const otherPerson = connect(url, { connections: 1 });
  const leave = Promise.withResolvers<void>();
  const isThere = Promise.withResolvers<void>();
  const theirs = otherPerson.db.transaction().execute(async (tx) => {
    await tx.selectFrom('payment_reference').select('id').where('id', '=', taken).forUpdate().execute();
    isThere.resolve();
    await leave.promise;
  });
  await isThere.promise;
  expect(await poll()).toEqual([free]);
  leave.resolve();
  await theirs;
  await otherPerson.close();
  expect(await poll()).toEqual([taken]);
});

test('the proof of a claimed transfer is polled every half hour, until it is found or its time is over', async () => {
  const claim = async (seconds: number, status: TransferClaimStatus = 'claimed') => {
    const id = randomUUID();
    const today = mexicoDate(NOW.getTime());
    const said = { tracking_key: id, sent_on: today, sender_bank: '012', amount_centavos: centavos(100) };
    const times = { until_date: today, created_at: secondsAgo(seconds), status_since: secondsAgo(seconds) };
    const client_id = randomUUID();
    await db
      .insertInto('transfer_claim')
      .values({ client_id, id, loan_id: randomUUID(), ...said, ...times, status })
      .execute();
    return { clientId: client_id, claimId: id };
  };
  const due = await claim(1_801);
  await claim(1_799);
  for (const status of ['counted', 'returned', 'not_found'] as const) await claim(1_801, status);
  expect(await poll()).toEqual([due.clientId, due.claimId]);
  expect((await poll(secondsAgo(-1_799))).filter((id) => id === due.claimId)).toEqual([]);
  expect((await poll(secondsAgo(-1_801))).filter((id) => id === due.claimId)).toHaveLength(1);
});

test('the provider’s own list is read for two days back, and then every five minutes from two hours before', async () => {
  await poll();
  expect(listedSince).toEqual([secondsAgo(2 * DAY)]);
  await poll(secondsAgo(-299));
  expect(listedSince).toEqual([]);
  await poll(secondsAgo(-300));
  expect(listedSince).toEqual([secondsAgo(7_200)]);
});

test('every card payment of the last 120 days that was not reversed is polled once a day', async () => {
  const paid = async (days: number, row: { method?: PaymentMethod; charge_id?: string } = {}) => {
    const [id, paid_on] = [randomUUID(), addDays(mexicoDate(NOW.getTime()), -days)];
    const charge = { method: 'card', charge_id: id, provider_id: id, ...row } as const;
    await db
      .insertInto('payment')
      .values({
        ...{ client_id: randomUUID(), id, loan_id: randomUUID(), amount_centavos: centavos(100), ...charge },
        ...{ paid_on, paid_at: NOW, booked_at: NOW },
      })
      .execute();
    return id;
  };
  const due = [await paid(0), await paid(119), await paid(120)];
  await paid(121);
  await paid(1, { method: 'spei' });
  const gone = await paid(1);
  await db
    .updateTable('payment')
    .set({ reversed_on: mexicoDate(NOW.getTime()) })
    .where('id', '=', gone)
    .execute();
  asked = [];
  await pollCardsJob({ db, clock: createClock(() => NOW), jobs })();
  expect(asked.filter((reported) => reported !== 'charge' && reported !== null).toSorted()).toEqual(due.toSorted());
});

test('a part of the poll that fails delays no other', async () => {
  const due = await storePayout(secondsAgo(31), 'sent');
  const reference = await storeReference(secondsAgo(31));
  const failing = {
    ...jobs,
    enqueueAll: async (_: unknown, name: string, all: readonly object[]) => {
      if (name === 'sync-payout') throw new Error('the queue says no');
      asked.push(...all.flatMap((data) => Object.values(data)));
    },
  };
  asked = [];
  const job = pollMoneyJob({
    db,
    clock: createClock(() => NOW),
    jobs: failing,
    newId: randomUUID,
    randomInt,
    vault,
    openPay,
  });
  expect((await job()).failures).toEqual([{ subject: 'payouts-asked', error: 'the queue says no' }]);
  expect(asked).toEqual([reference]);
  expect(await poll()).toEqual([due]);
});
