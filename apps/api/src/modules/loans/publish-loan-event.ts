import { LOAN_STATUS, type LoanEvent, type LoanPosition, loanStatusAfter } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { type PublishingServices, publishEvent } from '../webhooks/index.ts';
import type { LoanRecord } from './loan-record.ts';

interface Happened {
  /** Loan as it was read before the event. */
  readonly loan: LoanRecord;
  readonly event: LoanEvent;
  /** Position after the event. */
  readonly position: LoanPosition;
}

/** Publishes the beginning and the end of a loan to other systems. Its payments are published on their own. */
export async function publishLoanEvent(
  tx: Tx,
  { loan, event, position }: Happened,
  services: PublishingServices,
): Promise<void> {
  const of = { loanId: loan.id, applicationId: loan.application_id, clientId: loan.client_id };
  const on = event.valueDate;
  if (event.kind === 'disbursed') {
    const reported = { amount: event.amountCentavos, disbursedOn: on, dueOn: position.nextDue?.date ?? null };
    await publishEvent(tx, { type: 'loan.disbursed', data: { ...of, ...reported } }, services);
  }
  if (event.kind === 'write_off')
    await publishEvent(tx, { type: 'loan.written_off', data: { ...of, writtenOffOn: on } }, services);
  if (loan.status !== LOAN_STATUS.paid && loanStatusAfter(position, loan.status) === LOAN_STATUS.paid)
    await publishEvent(tx, { type: 'loan.paid', data: { ...of, paidOn: on } }, services);
}
