import { addDays, type PlainDate, plainDate } from '@lender/calculator';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@lender/lending';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { API_ROLE } from '../../kernel/database/api-role.ts';
import { connect } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { balancesOn } from './balances-on.ts';
import type { Posting } from './post-entries.ts';
import { postEntry } from './post-entry.ts';
import { takeSnapshot } from './take-snapshot.ts';

const { db, close } = connect(await testDatabase(), { role: API_ROLE });
afterAll(close);

const FIRST_DAY = plainDate('2026-11-01');
const DAYS = 12;
const day = (index: number): PlainDate => addDays(FIRST_DAY, index);
const now = new Date('2026-11-22T18:00:00Z');

interface Booked {
  readonly date: PlainDate;
  readonly postings: readonly Posting[];
}
/** Everything that was ever booked here. */
const books: Booked[] = [];

async function book(entries: readonly Booked[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { date, postings } of entries) {
      const id = crypto.randomUUID();
      const entry = { id, kind: 'reclassification', key: id, businessDate: date, postedAt: now, postings } as const;
      await postEntry(tx, entry);
    }
  });
  books.push(...entries);
}

/** Returns the balance of an account, summed from its first entry. */
const plainSum = (account: LedgerAccount, date: PlainDate): number =>
  books
    .filter((entry) => entry.date <= date)
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);

const account = fc.constantFrom(...LEDGER_ACCOUNTS);
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((centavos) => centavos !== 0);
const postings = fc
  .uniqueArray(account, { minLength: 2, maxLength: 6 })
  .chain((accounts) =>
    fc.array(amount, { minLength: accounts.length - 1, maxLength: accounts.length - 1 }).map((amounts): Posting[] => {
      const last = -amounts.reduce((sum, centavos) => sum + centavos, 0);
      return accounts.map((name, line) => ({ account: name, amountCentavos: amounts[line] ?? last }));
    }),
  )
  .filter((lines) => lines.filter(({ amountCentavos }) => amountCentavos !== 0).length > 1);
const entries = fc.array(fc.record({ date: fc.integer({ min: 0, max: DAYS - 1 }).map(day), postings }), {
  minLength: 1,
  maxLength: 8,
});
/** Some entries, in any order of their days, and then a snapshot of the end of some day, or none. */
const steps = fc.array(fc.record({ entries, snapshotOf: fc.option(fc.integer({ min: 0, max: DAYS - 1 }).map(day)) }), {
  minLength: 1,
  maxLength: 5,
});

test('on every date accounts hold the plain sum of their postings, and all accounts together sum to zero', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const step of all) {
        await book(step.entries);
        if (step.snapshotOf) await takeSnapshot(db, { asOf: step.snapshotOf, takenAt: now });
      }
      for (let index = -1; index <= DAYS; index += 2) {
        const balances = await balancesOn(db, { date: day(index) });
        expect(balances).toEqual(Object.fromEntries(LEDGER_ACCOUNTS.map((name) => [name, plainSum(name, day(index))])));
        expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
      }
    }),
    { numRuns: 15 },
  );
  const { kept } = await db
    .selectFrom('ledger_balance')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  expect(kept).toBeGreaterThan(0);
});

test('an entry that is in progress while a snapshot is taken is in the balances afterwards, as is one that overtook it', async () => {
  const date = day(0);
  const before = await balancesOn(db, { date });
  const move: Posting[] = [
    { account: 'bank', amountCentavos: 700 },
    { account: 'suspense', amountCentavos: -700 },
  ];
  let taken: Promise<void> | undefined;
  await inTransaction(db, async (tx) => {
    const id = crypto.randomUUID();
    const entry = { id, kind: 'suspense', key: id, businessDate: date, postedAt: now, postings: move } as const;
    await postEntry(tx, entry);
    // An entry with a later number that is seen before this one.
    await book([{ date, postings: move }]);
    taken = takeSnapshot(db, { asOf: date, takenAt: now });
  });
  await taken;
  expect((await balancesOn(db, { date })).bank).toBe(before.bank + 1_400);
});
