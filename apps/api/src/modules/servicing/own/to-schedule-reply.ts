import type { Instalment, PlainDate } from '@lender/calculator';
import type { getPaymentSchedule, Reply } from '@lender/contract';
import { type InstalmentPosition, sumComponents } from '@lender/lending';
import { sumCharges } from '@lender/money';
import { toTaxedReply } from '../../extensions/index.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import { toChargeReply } from '../../pricing/index.ts';

type InstalmentReply = Reply<typeof getPaymentSchedule>[number];

/** Returns the agreed repayments, each with its state on a day, and with the charges that it will have of its own. */
export function toScheduleReply({ offer, positionOn }: ServicedLoan, date: PlainDate): InstalmentReply[] {
  const position = positionOn(date);
  const lastDue = position.instalments.at(-1)?.dueDate ?? date;
  const { instalments } = date < lastDue ? positionOn(lastDue) : position;
  const isPaidOut = position.state !== 'pending';
  return instalments.flatMap((instalment, index) => {
    const agreed = offer.instalments[index];
    return agreed ? [{ ...toAgreedReply(agreed), ...toStatusReply(instalment, { date, isPaidOut }) }] : [];
  });
}

const toAgreedReply = ({ principalCentavos, interest, serviceFee, otherFees, totalCentavos }: Instalment) => ({
  principal: principalCentavos,
  interest: toChargeReply(interest),
  fees: toChargeReply(sumCharges([serviceFee, otherFees])),
  total: totalCentavos,
});

interface Status {
  readonly date: PlainDate;
  /** False before the payout: nothing is owed, nothing was paid. */
  readonly isPaidOut: boolean;
}

const toStatusReply = (instalment: InstalmentPosition, status: Status) => ({
  number: instalment.number,
  dueDate: instalment.endDate,
  interestUntil: instalment.dueDate,
  lateCharge: toTaxedReply(instalment.charged.lateCharge),
  charged: sumComponents([instalment.charged]),
  outstanding: instalment.outstandingCentavos,
  status: statusOf(instalment, status),
});

function statusOf(
  { outstandingCentavos, endDate }: InstalmentPosition,
  { date, isPaidOut }: Status,
): InstalmentReply['status'] {
  if (!isPaidOut) return 'upcoming';
  if (outstandingCentavos === 0) return 'paid';
  if (date > endDate) return 'overdue';
  return date === endDate ? 'due' : 'upcoming';
}
