import { addDays } from '@lender/calculator';
import { balancesOf } from '@lender/lending';
import { expect, test } from 'vitest';
import { storeMoney } from '../../../../test/loans/pay-loan.ts';
import { borrow } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { loanBalances } from '../../ledger/index.ts';
import { currentLoan, loanOfKey, readLoan } from '../../loans/index.ts';
import { bookMoney } from './book-money.ts';

const server = await testServer();
const { db } = server.services;

test('payments count from the day on which they were made, in whatever order they are reported', async () => {
  const reported = async (order: readonly [pesos: number, day: number][]) => {
    const borrower = await borrow(server);
    return db.transaction().execute(async (tx) => {
      const loan = await currentLoan(tx, clientIdOf(borrower));
      if (!loan?.start_date) throw new Error('no loan');
      const start = loan.start_date;
      for (const [pesos, day] of order) {
        const paidOn = addDays(start, day);
        const paidAt = new Date(`${paidOn}T18:00:00Z`);
        const money = storeMoney({ amountCentavos: pesos * 100, paidOn, paidAt });
        const booked = await bookMoney(tx, { loan, money }, server.services);
        expect(booked).toMatchObject({ isNew: true, payment: { loan_id: loan.id, paid_on: paidOn } });
        const again = await bookMoney(tx, { loan, money }, server.services);
        expect(again).toMatchObject({ isNew: false, payment: booked.payment });
      }
      const balances = await loanBalances(tx, { clientId: loan.client_id, loanId: loan.id });
      const { positionOn } = await readLoan(tx, await loanOfKey(tx, loan));
      expect(balances).toEqual(balancesOf(positionOn(addDays(start, 6))));
      return balances;
    });
  };
  const first: [number, number] = [200, 2];
  const second: [number, number] = [100, 6];
  const inOrder = await reported([first, second]);
  expect(inOrder.interest_income).toBeLessThan(0);
  expect(await reported([second, first])).toEqual(inOrder);
});
