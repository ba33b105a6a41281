import { addDays } from '@lender/calculator';
import { getActiveLoan, getLoanLedger, getTrialBalance, recordSettlement, type Send } from '@lender/contract';
import { perAccount } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { borrow, NOTHING } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf } from '../../../test/server/stored.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { jobs } from './jobs.ts';
import { loanBalances } from './loan-balances.ts';
import { postDifference } from './post-difference.ts';

const server = await testServer();
const { db, clock } = server.services;
const staff = { token: await server.operator() };
const borrower = await borrow(server);
const { data: active } = await server.call(getActiveLoan, NOTHING, borrower);
const loan = { client_id: clientIdOf(borrower), id: active.id };
const { today } = await clock.business(db);
const tomorrow = addDays(today, 1);
const yesterday = addDays(today, -1);

const trialBalance = async (date = today) => (await server.call(getTrialBalance, { query: { date } }, staff)).data;
const statement = async (query: { asOf?: typeof today }) =>
  (await server.call(getLoanLedger, { params: { id: loan.id }, query }, staff)).data;
const held = ({ balances }: { balances: readonly { account: string; amount: number }[] }) =>
  Object.fromEntries(balances.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]));

describe('the trial balance', () => {
  answers(getTrialBalance, () => server.call(getTrialBalance, { query: {} }, staff));

  test('the trial balance has equal debits and credits, for today unless another day is requested', async () => {
    const { data } = await server.call(getTrialBalance, { query: {} }, staff);
    expect(data).toEqual(await trialBalance(today));
    expect(data).toMatchObject({ date: today, debits: active.principal, credits: active.principal });
    expect(await trialBalance(yesterday)).toMatchObject({ debits: 0, credits: 0 });
  });

  test('the trial balance is the same after a snapshot of the day', async () => {
    const before = await trialBalance();
    await jobs['snapshot-ledger'](server.services)({});
    await jobs['snapshot-ledger'](server.services)({});
    expect(await trialBalance()).toEqual(before);
  });
});

describe('a difference', () => {
  const accrued = perAccount(
    (account) => ({ interest_receivable: 1_000, interest_income: -1_000 })[account as string] ?? 0,
  );
  const bring = (key: string, change: number) =>
    inTransaction(db, async (tx) => {
      const booked = await loanBalances(tx, { clientId: loan.client_id, loanId: loan.id });
      const target = perAccount((account) => booked[account] + Math.sign(change) * accrued[account]);
      const entry = { loan, kind: 'accrual', key, businessDate: tomorrow, target } as const;
      return postDifference(tx, entry, server.services);
    });

  test('a difference is an entry of its own that corrects the books', async () => {
    const before = await statement({});
    expect(await bring('accrual:1', 1)).toBe(true);
    const after = await statement({});
    expect(after.entries.slice(0, -1)).toEqual(before.entries);
    expect(after.entries.at(-1)?.postings).toEqual([
      { account: 'interest_receivable', amount: 1_000 },
      { account: 'interest_income', amount: -1_000 },
    ]);
    expect(held(after)).toEqual({ ...held(before), interest_receivable: 1_000, interest_income: -1_000 });
  });

  test('a difference of zero is no entry, and one key is booked once', async () => {
    const entries = await countOf(server, 'ledger_entry', borrower);
    expect(await bring('accrual:2', 0)).toBe(false);
    expect(await bring('accrual:1', -1)).toBe(false);
    expect(await countOf(server, 'ledger_entry', borrower)).toBe(entries);
  });

  test('a target that does not sum to zero is refused as a bug', async () => {
    const target = perAccount((account) => (account === 'bank' ? 1 : 0));
    const wrong = inTransaction(db, (tx) =>
      postDifference(tx, { loan, kind: 'accrual', key: 'accrual:3', businessDate: today, target }, server.services),
    );
    await expect(wrong).rejects.toThrow(/accrual:3 sums to 1/);
  });

  test('a difference is in the statement and in the trial balance of its own day and later, and of no day before', async () => {
    expect((await statement({ asOf: yesterday })).entries).toEqual([]);
    expect(held(await statement({ asOf: yesterday }))).toEqual({});
    expect(held(await statement({ asOf: today }))).not.toHaveProperty('interest_receivable');
    expect((await statement({ asOf: today })).entries).toHaveLength(1);
    for (const day of [today, tomorrow])
      expect(held(await statement({ asOf: day }))).toEqual(held(await trialBalance(day)));
  });
});

describe('a settlement of a provider', () => {
  const settle = (change: Partial<Send<typeof recordSettlement>['body']> = {}) =>
    server.call(
      recordSettlement,
      {
        body: {
          account: 'openpay_store_clearing',
          reference: 'DEP-0042',
          date: today,
          gross: centavos(100_000),
          fee: centavos(2_900),
          feeIva: centavos(464),
          ...change,
        },
      },
      staff,
    );

  answers(recordSettlement, settle);
  refuses(recordSettlement, 'amount_out_of_limits', () => settle({ fee: centavos(100_000) }));
  refuses(recordSettlement, 'invalid_input', () => settle({ date: tomorrow }));

  test("a settlement moves the provider's balance to the bank, less its fee, once for each reference", async () => {
    const before = held(await trialBalance());
    const answers = await Promise.all([settle({ reference: 'DEP-0043' }), settle({ reference: 'DEP-0043' })]);
    expect(answers.map(({ data }) => data.booked).toSorted()).toEqual([false, true]);
    const after = held(await trialBalance());
    const changeOf = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect(['bank', 'openpay_store_clearing', 'provider_fee_expense', 'provider_fee_iva'].map(changeOf)).toEqual([
      96_636, -100_000, 2_900, 464,
    ]);
  });
});
