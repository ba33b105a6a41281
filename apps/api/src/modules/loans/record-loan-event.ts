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
import type { TellingServices } from '../messages/index.ts';
import { askAboutDebtBack, askAboutFallenSale, settleQuestions } from './ask-about-debt.ts';
import { bookEvent } from './book-event.ts';
import { followPosition } from './follow-position.ts';
import { appendLoanEvent } from './loan-events.ts';
import { type LoanRecord, loanOfKey } from './loan-record.ts';
import { tellNews } from './news/tell-news.ts';
import { publishLoanEvent } from './publish-loan-event.ts';
import { readLoan } from './read-loan.ts';

export interface HappenedToLoan {
  /** Of a client who is locked; its row is read anew. */
  readonly loan: Pick<LoanRecord, 'client_id' | 'id'>;
  readonly event: LoanEvent;
  /** Whose act it is, for the table of transitions. @default 'server' */
  readonly actor?: TransitionActor;
  /** For the history: `client`, `system`, or the id of a member of staff. @default 'system' */
  readonly by?: string;
}

export interface Recorded {
  /** `false` when the event was known before: then nothing was done. */
  readonly isNew: boolean;
  /** How the loan stands on the day of the books. */
  readonly position: LoanPosition;
}

/**
 * Records what happened to a loan, once, and lets everything follow from it in the same transaction: what had been
 * earned by then is booked, then the difference that the event makes, the loan's status goes where its position is, and
 * the borrower is told. An event of a day that the books have passed is booked on the books' own day; what it changes of
 * the time between is in the difference. Whatever is heard of, and however late, the loan comes to stand where its events
 * bring it.
 */
export async function recordLoanEvent(
  tx: Tx,
  { loan: key, event, actor = 'server', by = 'system' }: HappenedToLoan,
  services: TellingServices,
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
  await askAboutFallenSale(tx, { loan, events, position: last }, services);
  await settleQuestions(tx, { loan, events, position: last }, services);
  await tellNews(tx, { loan: serviced, event }, services);
  await publishLoanEvent(tx, { loan, event, position: last }, services);
  return { isNew: true, position: last };
}

interface FallenBack {
  readonly loan: LoanRecord;
  readonly back: DebtBack;
  readonly cause: LoanEvent;
  readonly on: PlainDate;
}

/** The debt is the lender's own again, in an event of its own; people decide anew what becomes of it. */
async function takeBack(
  tx: Tx,
  { loan, back, cause, on: valueDate }: FallenBack,
  services: TellingServices,
): Promise<LoanPosition> {
  const { now } = await services.clock.business(tx);
  const event = { ...back, id: `${back.kind}:${cause.id}`, valueDate, at: now.toISOString() };
  const { position } = await recordLoanEvent(tx, { loan, event }, services);
  await askAboutDebtBack(tx, { loan, back, position }, services);
  return position;
}

const laterOf = (one: PlainDate, other: PlainDate | null): PlainDate => (other !== null && other > one ? other : one);

const historyOf = (event: LoanEvent) =>
  event.kind === 'payment'
    ? ({ name: 'payment.booked', facts: { method: event.method } } as const)
    : ({ name: 'loan.event', facts: { kind: event.kind } } as const);
