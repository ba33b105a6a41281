import type { PlainDate } from '@lender/calculator';
import type { reportLoan, Send, StaffTaskMatter } from '@lender/contract';
import type { ServicedLoan } from '../../loans/index.ts';

/** Returns the subject that staff are asked to look at. */
export function reportMatter(
  { record, offer, positionOn }: ServicedLoan,
  report: Send<typeof reportLoan>['body'],
  today: PlainDate,
): StaffTaskMatter {
  const about = { clientId: record.client_id, loanId: record.id };
  if (report.kind === 'not_mine')
    return { kind: 'loan_disputed', facts: { ...about, amount: offer.principalCentavos } };
  const { daysLate } = positionOn(today);
  return { kind: 'hardship_asked', facts: { ...about, daysLate, reason: report.cause ?? 'other' } };
}
