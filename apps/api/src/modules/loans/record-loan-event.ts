import type { PlainDate } from '@lender/calculator';
import {
  balancesOf,
  type LedgerEntryKind,
  type LoanEvent,
  type LoanEventKind,
  type LoanPosition,
  positionOn,
  type TransitionActor,
} from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { recordHistory } from '../history/index.ts';
import { postDifference } from '../ledger/index.ts';
import type { TellingServices } from '../messages/index.ts';
import { followPosition } from './follow-position.ts';
import { appendLoanEvent } from './loan-events.ts';
import { type LoanRecord, loanOfKey } from './loan-record.ts';
import { tellNews } from './news/tell-news.ts';
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
 * the time between is in the difference.
 */
export async function recordLoanEvent(
  tx: Tx,
  { loan: key, event, actor = 'server', by = 'system' }: HappenedToLoan,
  services: TellingServices,
): Promise<Recorded> {
  const serviced = await readLoan(tx, await loanOfKey(tx, key));
  const { record: loan, terms, events } = serviced;
  const bookedOn = laterOf(event.valueDate, loan.booked_on);
  if (!(await appendLoanEvent(tx, { loan, event }, services)))
    return { isNew: false, position: positionOn(terms, events, bookedOn) };
  const books = { loan, businessDate: bookedOn };
  const before = balancesOf(positionOn(terms, events, bookedOn));
  await postDifference(tx, { ...books, kind: 'accrual', key: `accrual:${event.id}`, target: before }, services);
  const position = positionOn(terms, [...events, event], bookedOn);
  const difference = { ...books, kind: ENTRY_KINDS[event.kind], key: event.id, target: balancesOf(position) };
  await postDifference(tx, difference, services);
  await recordHistory(tx, services, {
    clientId: loan.client_id,
    applicationId: loan.application_id,
    actor: by,
    event: historyOf(event),
  });
  await followPosition(tx, { loan, position, actor, by }, services);
  await tellNews(tx, { loan: serviced, event }, services);
  return { isNew: true, position };
}

const laterOf = (one: PlainDate, other: PlainDate | null): PlainDate => (other !== null && other > one ? other : one);

/** A hold moves no money: what it books is what had been earned. */
const ENTRY_KINDS: Readonly<Record<LoanEventKind, LedgerEntryKind>> = {
  disbursed: 'disbursement',
  payment: 'payment',
  reversal: 'reversal',
  refund: 'refund',
  extension: 'extension',
  waiver: 'waiver',
  hold: 'accrual',
  hold_end: 'accrual',
  withdrawal: 'withdrawal',
  write_off: 'write_off',
  write_off_undone: 'write_off_undone',
  sale: 'sale',
  buy_back: 'buy_back',
  annulment: 'annulment',
  correction: 'correction',
};

const historyOf = (event: LoanEvent) =>
  event.kind === 'payment'
    ? ({ name: 'payment.booked', facts: { method: event.method } } as const)
    : ({ name: 'loan.event', facts: { kind: event.kind } } as const);
