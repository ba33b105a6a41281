import { plainDate } from '@lender/calculator';
import { type LedgerAccount, PAYMENT_METHODS } from '@lender/lending';
import { centavos } from '@lender/money';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { createClock } from '../../kernel/clock.ts';
import { API_ROLE } from '../../kernel/database/api-role.ts';
import { connect, type Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { balancesOn } from './balances-on.ts';
import { settleClearing } from './settle-clearing.ts';
import { leaveSuspense, receiveInSuspense } from './suspense.ts';

const { db, close } = connect(await testDatabase(), { role: API_ROLE });
afterAll(close);
const services = { clock: createClock(() => new Date('2026-11-22T18:00:00Z')), newId: () => crypto.randomUUID() };
const businessDate = plainDate('2026-11-22');

/** Returns the change of each account that some work moved. */
async function moved(work: (tx: Tx) => Promise<unknown>): Promise<Partial<Record<LedgerAccount, number>>> {
  const before = await balancesOn(db, { date: businessDate });
  await inTransaction(db, work);
  const after = Object.entries(await balancesOn(db, { date: businessDate }));
  const changes = after.map(([account, balance]) => [account, balance - before[account as LedgerAccount]] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

describe('a provider that passes on the money it received', () => {
  const settlement = {
    account: PAYMENT_METHODS.paynet.clearingAccount,
    reference: 'set-1',
    businessDate,
    grossCentavos: centavos(100_000),
    feeCentavos: centavos(2_900),
    feeIvaCentavos: centavos(464),
  } as const;

  test("a settlement moves the provider's receipts, less its fee and the IVA on it, to the bank once", async () => {
    expect(await moved((tx) => settleClearing(tx, settlement, services))).toEqual({
      bank: 96_636,
      provider_fee_expense: 2_900,
      provider_fee_iva: 464,
      openpay_store_clearing: -100_000,
    });
    expect(await moved((tx) => settleClearing(tx, settlement, services))).toEqual({});
  });

  test('a settlement may have no fee', async () => {
    const free = { ...settlement, reference: 'set-2', feeCentavos: centavos(0), feeIvaCentavos: centavos(0) };
    expect(await moved((tx) => settleClearing(tx, free, services))).toEqual({
      bank: 100_000,
      openpay_store_clearing: -100_000,
    });
  });
});

describe('an unmatched payment', () => {
  const receipt = { receipt: 'spei:tr-1', amountCentavos: centavos(50_000), businessDate };

  test('an unmatched payment is the lender’s debt until its loan is found, and leaves once', async () => {
    const on = PAYMENT_METHODS.spei.clearingAccount;
    expect(await moved((tx) => receiveInSuspense(tx, { ...receipt, on }, services))).toEqual({
      openpay_spei_clearing: 50_000,
      suspense: -50_000,
    });
    expect(await moved((tx) => receiveInSuspense(tx, { ...receipt, on }, services))).toEqual({});
    expect(await moved((tx) => leaveSuspense(tx, { ...receipt, to: 'openpay_payout_clearing' }, services))).toEqual({
      openpay_payout_clearing: -50_000,
      suspense: 50_000,
    });
    expect(await moved((tx) => leaveSuspense(tx, { ...receipt, to: on }, services))).toEqual({});
  });

  test('an unmatched payment is booked once, although two callers report it at the same moment', async () => {
    const twice = { ...receipt, receipt: 'spei:tr-2', on: 'bank' } as const;
    const both = await moved(() =>
      Promise.all([1, 2].map(() => inTransaction(db, (tx) => receiveInSuspense(tx, twice, services)))),
    );
    expect(both).toEqual({ bank: 50_000, suspense: -50_000 });
  });
});
