import { addDays, daysBetween } from '@lender/calculator';
import { isLoanOpen, LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { currentLoan, type LoanRecord, readLoan } from '../../src/modules/loans/index.ts';
import { beginLoan } from './begin-loan.ts';
import type { Borrower, Surroundings } from './borrower.ts';
import { type PlannedDeed, planLife } from './borrower-plan.ts';
import { extend, payShare, withdraw } from './pay-by-reference.ts';
import { staffDecides } from './staff-decides.ts';

/** What a borrower does on a day, by plan; one whose loan is over borrows again, now and then. */
export async function liveDay(borrower: Borrower, around: Surroundings): Promise<void> {
  const { server, chance, today } = around;
  if (borrower.clientId === undefined) return;
  const loan = await currentLoan(server.services.db, borrower.clientId);
  if (!loan) return;
  const due = (await readLoan(server.services.db, loan)).offer.endDate;
  for (const { daysAfterDue, deed } of borrower.plan)
    if (addDays(due, daysAfterDue) === today) await doDeed(borrower, { ...around, loan, deed });
  if (loan.status === LOAN_STATUS.paid && daysBetween(due, today) > 15 && chance.next() < 0.1) {
    borrower.plan = planLife(chance);
    await beginLoan(borrower, around);
  }
}

interface Deed extends Surroundings {
  readonly loan: LoanRecord;
  readonly deed: PlannedDeed['deed'];
}

async function doDeed(borrower: Borrower, { deed, ...around }: Deed): Promise<void> {
  const { world, loan } = around;
  switch (deed.kind) {
    case 'pay':
      if (isLoanOpen(loan.status) || loan.status === LOAN_STATUS.writeOff) await payShare(borrower, deed.share, around);
      break;
    case 'pay_again':
      if (borrower.reference)
        borrower.paid.push(world.pay(borrower.reference.orderId, centavos(borrower.reference.amount)));
      break;
    case 'take_back':
      for (const chargeId of borrower.paid.splice(0)) world.takeBack(chargeId);
      break;
    case 'pay_loose':
      world.payLoose(centavos(12_345));
      break;
    case 'extend':
      await extend(borrower, around);
      break;
    case 'withdraw':
      await withdraw(borrower, around);
      break;
    default:
      await staffDecides(deed.kind, around);
  }
}
