import type { PlainDate } from '@lender/calculator';
import type { getPaymentSchedule, Reply } from '@lender/contract';
import { type InstalmentPosition, sumComponents } from '@lender/lending';
import { toTaxedReply } from '../../extensions/index.ts';
import type { ServicedLoan } from '../../loans/index.ts';

type InstalmentReply = Reply<typeof getPaymentSchedule>[number];

/** The repayments of a loan as they stand on a day, with the charges that each will have on its own. */
export function toScheduleReply({ positionOn }: ServicedLoan, date: PlainDate): InstalmentReply[] {
  const position = positionOn(date);
  const lastDue = position.instalments.at(-1)?.dueDate ?? date;
  const { instalments } = date < lastDue ? positionOn(lastDue) : position;
  return instalments.map((instalment) => toInstalmentReply(instalment, date));
}

const toInstalmentReply = (instalment: InstalmentPosition, date: PlainDate): InstalmentReply => ({
  number: instalment.number,
  dueDate: instalment.endDate,
  interestUntil: instalment.dueDate,
  principal: instalment.charged.principalCentavos,
  interest: toTaxedReply(instalment.charged.interest),
  fees: toTaxedReply(instalment.charged.fees),
  lateCharge: toTaxedReply(instalment.charged.lateCharge),
  total: sumComponents([instalment.charged]),
  outstanding: instalment.outstandingCentavos,
  status: statusOf(instalment, date),
});

function statusOf({ outstandingCentavos, endDate }: InstalmentPosition, date: PlainDate): InstalmentReply['status'] {
  if (outstandingCentavos === 0) return 'paid';
  if (date > endDate) return 'overdue';
  return date === endDate ? 'due' : 'upcoming';
}
