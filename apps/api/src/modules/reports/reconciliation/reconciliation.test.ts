import { plainDate } from '@lender/calculator';
import { getReconciliation, getTrialBalance, listReceipts, matchReceipt, recordSettlement } from '@lender/contract';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { borrow, expectDone } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const money = moneyOf(server);
const staff = { token: await server.operator() };
const { today } = await server.services.clock.business(server.services.db);
const reconcile = () => expectDone(server.call(getReconciliation, { query: { from: today, to: today } }, staff));

answers(getReconciliation, () => server.call(getReconciliation, { query: {} }, staff));
refuses(getReconciliation, 'invalid_input', () =>
  server.call(getReconciliation, { query: { from: plainDate('2026-03-02'), to: plainDate('2026-03-01') } }, staff),
);

test('an amount that a provider reported is open until it is settled, and an unmatched one is an exception until it is matched', async () => {
  const payer = await borrow(server);
  await money.payAtStore((await money.reference(payer)).reference, { pesos: 100 });
  await money.untilPayments(payer, 1);
  await money.transfer((await money.clabe(payer)).clabe, { pesos: 77, reference: 'OTRA COSA' });
  const receipt = await vi.waitFor(async () => {
    const [first] = await expectDone(server.call(listReceipts, { query: {} }, staff));
    if (!first) throw new Error('it did not come yet');
    return first;
  }, soon);

  const before = await reconcile();
  expect(before.accounts).toEqual(
    expect.arrayContaining([
      { account: 'openpay_store_clearing', opening: 0, told: 10_000, settled: 0, closing: 10_000, unevenSince: today },
      { account: 'openpay_spei_clearing', opening: 0, told: 7_700, settled: 0, closing: 7_700, unevenSince: today },
    ]),
  );
  expect(before.settlements).toEqual([]);
  expect(before.payments).toEqual({ told: 2, alone: 1 });
  expect(before.exceptions).toContainEqual({ kind: 'receipt_unmatched', tasks: 1, amount: 7_700 });
  expect(before.expected).toEqual([{ method: 'spei', references: 1, amount: expect.any(Number) }]);

  const { id: loanId } = await money.loanOf(payer);
  await expectDone(server.call(matchReceipt, { params: { id: receipt.id }, body: { loanId } }, staff));
  const settlement = {
    ...({ account: 'openpay_store_clearing', reference: 'LIQ-1', date: today } as const),
    ...{ gross: centavos(10_000), fee: centavos(250), feeIva: centavos(40) },
  };
  await expectDone(server.call(recordSettlement, { body: settlement }, staff));

  const after = await reconcile();
  expect(after.accounts).toContainEqual({
    ...{ account: 'openpay_store_clearing', opening: 0, told: 10_000, settled: 10_000, closing: 0 },
    unevenSince: null,
  });
  expect(after.settlements).toEqual([
    { date: today, account: 'openpay_store_clearing', reference: 'LIQ-1', net: 9_710, fee: 290 },
  ]);
  // Staff had to match it, whatever its outcome.
  expect(after.payments).toEqual({ told: 2, alone: 1 });
  expect(after.exceptions.map(({ kind }) => kind)).not.toContain('receipt_unmatched');
  const { balances } = await expectDone(server.call(getTrialBalance, { query: { date: today } }, staff));
  for (const { account, closing } of after.accounts)
    expect(closing).toBe(balances.find((row) => row.account === account)?.amount ?? 0);
});
