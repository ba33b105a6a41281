import type { getLoan, Reply } from '@lender/contract';
import type { ComponentPosition, LoanPosition, TaxedAmount } from '@lender/lending';
import { toTaxedReply } from '../../extensions/index.ts';

type PositionReply = Reply<typeof getLoan>['position'];

/** Maps the position of a loan to its wire form. */
export const toPositionReply = (position: LoanPosition): PositionReply => ({
  date: position.date,
  outstanding: position.outstandingCentavos,
  due: position.dueCentavos,
  overdue: position.overdueCentavos,
  principal: position.principal,
  interest: toCharge(position.charges.interest),
  fees: toCharge(position.charges.fees),
  lateCharge: toCharge(position.charges.lateCharge),
  daysLate: position.daysLate,
  nextDue: position.nextDue ? { date: position.nextDue.date, amount: position.nextDue.amountCentavos } : null,
  credit: position.creditCentavos,
});

const toCharge = (charge: ComponentPosition<TaxedAmount>): PositionReply['interest'] => ({
  charged: toTaxedReply(charge.charged),
  paid: toTaxedReply(charge.paid),
  waived: toTaxedReply(charge.waived),
  tolerated: toTaxedReply(charge.tolerated),
  outstanding: toTaxedReply(charge.outstanding),
  due: toTaxedReply(charge.due),
  overdue: toTaxedReply(charge.overdue),
});
