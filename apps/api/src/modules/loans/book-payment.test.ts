import { addDays, type PlainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { borrow } from '../../../test/journey.ts';
import { testServer } from '../../../test/server.ts';
import { clientIdOf } from '../../../test/stored.ts';
import { loanBalances } from '../ledger/index.ts';
import { bookPayment } from './book-payment.ts';
import { currentLoan } from './loan-record.ts';

const server = await testServer();
const { db } = server.services;

test('a payment that is heard of late takes no charge back that later days have earned', async () => {
  const borrower = await borrow(server);
  await db.transaction().execute(async (tx) => {
    const loan = await currentLoan(tx, clientIdOf(borrower));
    if (!loan?.start_date) throw new Error('no loan');
    const day = (days: number): PlainDate => addDays(loan.start_date as PlainDate, days);
    const pay = (pesos: number, paidOn: PlainDate) =>
      bookPayment(
        tx,
        {
          loan,
          amountCentavos: centavos(pesos * 100),
          method: 'paynet',
          providerId: `${paidOn}`,
          paidOn,
          paidAt: new Date(`${paidOn}T18:00:00Z`),
        },
        server.services,
      );
    const income = async () => (await loanBalances(tx, { clientId: loan.client_id, loanId: loan.id })).interest_income;
    await pay(100, day(6));
    const earned = await income();
    expect(earned).toBeLessThan(0);
    await pay(200, day(2));
    expect(await income()).toBe(earned);
  });
});
