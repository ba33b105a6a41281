import { addDays, daysBetween } from '@lender/calculator';
import { getOpenPayBarcode } from '@lender/contract';
import { isLoanOpen, LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { currentLoan, type LoanRecord, readLoan } from '../../src/modules/loans/index.ts';
import { beginLoan } from './begin-loan.ts';
import { type Borrower, type Surroundings, tokenOf } from './borrower.ts';
import { type PlannedDeed, planLife } from './borrower-plan.ts';
import { staffDecides } from './staff-decides.ts';
import type { WorldServer } from './world-server.ts';

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
    default:
      await staffDecides(deed.kind, around);
  }
}

/** Asks for a reference as the site does, and pays at a store what it says, or a part of it. */
async function payShare(borrower: Borrower, share: number, around: Omit<Deed, 'deed'>): Promise<void> {
  const { server, world, loan } = around;
  const token = await tokenOf(loan.client_id, server);
  const asked = await server.call(
    getOpenPayBarcode,
    { body: { kind: 'repayment' } },
    { token, key: crypto.randomUUID() },
  );
  if (asked.code !== undefined) return;
  const orderId = await orderOf(server, asked.data.reference);
  const amount = centavos(Math.max(100, Math.round(asked.data.amount * share)));
  borrower.reference = { orderId, amount };
  borrower.paid.push(world.pay(orderId, amount));
}

/** The provider knows a reference by the id of its row. */
const orderOf = async ({ services }: WorldServer, reference: string): Promise<string> =>
  (
    await services.db
      .selectFrom('payment_reference')
      .select('id')
      .where('reference', '=', reference)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
