import type { PlainDate } from '@lender/calculator';
import {
  type DebtBack,
  debtBack,
  type LoanEvent,
  type LoanPosition,
  positionOn,
  type TransitionActor,
} from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { recordHistory } from '../history/index.ts';
import type { NotifyServices } from '../messages/index.ts';
import { bookEvent } from './book-event.ts';
import { followPosition } from './follow-position.ts';
import { appendLoanEvent } from './loan-events.ts';
import { type LoanRecord, loanOfKey } from './loan-record.ts';
import { notifyOfEvent } from './notifications/notify-of-event.ts';
import { openDebtBackTask, openFallenSaleTask, settleQuestions } from './open-debt-tasks.ts';
import { publishLoanEvent } from './publish-loan-event.ts';
import { readLoan } from './read-loan.ts';

export interface HappenedToLoan {
  /** Loan of a client whose row is locked; the loan's row is read again. */
  readonly loan: Pick<LoanRecord, 'client_id' | 'id'>;
  readonly event: LoanEvent;
  /** Author of the event, for the table of transitions. @default 'server' */
  readonly actor?: TransitionActor;
  /** Author for the history: `client`, `system`, or the id of a member of staff. @default 'system' */
  readonly by?: string;
}

export interface Recorded {
  /** `false` when the event was known before: then nothing was done. */
  readonly isNew: boolean;
  /** Position of the loan on the day of the books. */
  readonly position: LoanPosition;
}

/**
 * Records an event of a loan, once, with all its consequences in the same transaction: the amounts earned by then are
 * booked, then the difference that the event makes, the loan's status follows its position, and the borrower is
 * notified. An event of a day that the books have passed is booked on the books' own day; its effect on the time
 * between is in the difference. However late events are reported, the loan ends in the position that its events lead
 * to.
 */
export async function recordLoanEvent(
  tx: Tx,
  { loan: key, event, actor = 'server', by = 'system' }: HappenedToLoan,
  services: NotifyServices,
): Promise<Recorded> {
  const serviced = await readLoan(tx, await loanOfKey(tx, key));
  const { record: loan, terms } = serviced;
  const on = laterOf(event.valueDate, loan.booked_on);
  if (!(await appendLoanEvent(tx, { loan, event }, services)))
    return { isNew: false, position: positionOn(terms, serviced.events, on) };
  const events = [...serviced.events, event];
  const position = await bookEvent(tx, { loan: serviced, event, on }, services);
  const { client_id: clientId, application_id: applicationId, status } = loan;
  await recordHistory(tx, services, { clientId, applicationId, actor: by, event: historyOf(event) });
  const back = debtBack({ status, events, position, actor });
  const last = back ? await takeBack(tx, { loan, back, cause: event, on }, services) : position;
  if (!back) await followPosition(tx, { loan, position, actor, by }, services);
  await openFallenSaleTask(tx, { loan, events, position: last }, services);
  await settleQuestions(tx, { loan, events, position: last }, services);
  await notifyOfEvent(tx, { loan: serviced, event }, services);
  await publishLoanEvent(tx, { loan, event, position: last }, services);
  return { isNew: true, position: last };
}

interface FallenBack {
  readonly loan: LoanRecord;
  readonly back: DebtBack;
  readonly cause: LoanEvent;
  readonly on: PlainDate;
}

/** The debt becomes the lender's own again, by an event of its own; staff decide again what is done with it. */
async function takeBack(
  tx: Tx,
  { loan, back, cause, on: valueDate }: FallenBack,
  services: NotifyServices,
): Promise<LoanPosition> {
  const { now } = await services.clock.business(tx);
  const event = { ...back, id: `${back.kind}:${cause.id}`, valueDate, at: now.toISOString() };
  const { position } = await recordLoanEvent(tx, { loan, event }, services);
  await openDebtBackTask(tx, { loan, back, position }, services);
  return position;
}

const laterOf = (one: PlainDate, other: PlainDate | null): PlainDate => (other !== null && other > one ? other : one);

const historyOf = (event: LoanEvent) =>
  event.kind === 'payment'
    ? ({ name: 'payment.booked', facts: { method: event.method } } as const)
    : ({ name: 'loan.event', facts: { kind: event.kind } } as const);
