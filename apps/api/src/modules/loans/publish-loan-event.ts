import { LOAN_STATUS, type LoanEvent, type LoanPosition, loanStatusAfter } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { type PublishingServices, publishEvent } from '../webhooks/index.ts';
import type { LoanRecord } from './loan-record.ts';

interface Happened {
  /** As it was read before the event. */
  readonly loan: LoanRecord;
  readonly event: LoanEvent;
  /** How it stands after it. */
  readonly position: LoanPosition;
}

/** Tells other systems where a loan begins and how it ends. What is paid for it is told by its payments. */
export async function publishLoanEvent(
  tx: Tx,
  { loan, event, position }: Happened,
  services: PublishingServices,
): Promise<void> {
  const of = { loanId: loan.id, applicationId: loan.application_id, clientId: loan.client_id };
  const on = event.valueDate;
  if (event.kind === 'disbursed') {
    const told = { amount: event.amountCentavos, disbursedOn: on, dueOn: position.nextDue?.date ?? null };
    await publishEvent(tx, { type: 'loan.disbursed', data: { ...of, ...told } }, services);
  }
  if (event.kind === 'write_off')
    await publishEvent(tx, { type: 'loan.written_off', data: { ...of, writtenOffOn: on } }, services);
  if (loan.status !== LOAN_STATUS.paid && loanStatusAfter(position, loan.status) === LOAN_STATUS.paid)
    await publishEvent(tx, { type: 'loan.paid', data: { ...of, paidOn: on } }, services);
}
