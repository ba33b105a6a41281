import { type LoanEvent, positionOn } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { type NotifyServices, notifyBorrower, withdrawReminders } from '../../messages/index.ts';
import type { ServicedLoan } from '../read-loan.ts';
import { messageOfEvent } from './message-of-event.policy.ts';

interface NotifiableEvent {
  /** Loan as it was read before the event. */
  readonly loan: Pick<ServicedLoan, 'record' | 'terms' | 'events'>;
  readonly event: LoanEvent;
}

/** Notifies the borrower of an event of a loan, once, and withdraws reminders whose figures are no longer true. */
export async function notifyOfEvent(
  tx: Tx,
  { loan: { record, terms, events }, event }: NotifiableEvent,
  services: NotifyServices,
): Promise<void> {
  const { client_id: clientId, id: loanId } = record;
  await withdrawReminders(tx, { clientId, loanId, cause: 'no_longer_true' }, services);
  const { today } = await services.clock.business(tx);
  const before = positionOn(terms, events, today);
  const after = positionOn(terms, [...events, event], today);
  const message = messageOfEvent({ event, events, before, after });
  if (message) await notifyBorrower(tx, { clientId, loanId, key: `event ${loanId} ${event.id}`, message }, services);
}
