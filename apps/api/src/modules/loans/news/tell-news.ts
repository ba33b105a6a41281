import { type LoanEvent, positionOn } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { type TellingServices, tellBorrower, withdrawReminders } from '../../messages/index.ts';
import type { ServicedLoan } from '../read-loan.ts';
import { newsOfEvent } from './news-of-event.policy.ts';

interface News {
  /** Loan as it was read before the event. */
  readonly loan: Pick<ServicedLoan, 'record' | 'terms' | 'events'>;
  readonly event: LoanEvent;
}

/** Notifies the borrower of an event of a loan, once, and withdraws reminders whose figures are no longer true. */
export async function tellNews(
  tx: Tx,
  { loan: { record, terms, events }, event }: News,
  services: TellingServices,
): Promise<void> {
  const { client_id: clientId, id: loanId } = record;
  await withdrawReminders(tx, { clientId, loanId, cause: 'no_longer_true' }, services);
  const { today } = await services.clock.business(tx);
  const before = positionOn(terms, events, today);
  const after = positionOn(terms, [...events, event], today);
  const message = newsOfEvent({ event, events, before, after });
  if (message) await tellBorrower(tx, { clientId, loanId, key: `event ${loanId} ${event.id}`, message }, services);
}
