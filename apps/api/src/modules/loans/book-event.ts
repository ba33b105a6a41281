import type { PlainDate } from '@lender/calculator';
import {
  balancesOf,
  type LedgerEntryKind,
  type LoanEvent,
  type LoanEventKind,
  type LoanPosition,
  positionOn,
} from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { postDifference } from '../ledger/index.ts';
import type { ServicedLoan } from './read-loan.ts';

interface BookedEvent {
  /** Loan before the event. */
  readonly loan: ServicedLoan;
  readonly event: LoanEvent;
  readonly on: PlainDate;
}

/**
 * Books the amounts earned by a day, then the difference that an event makes; returns the position of the loan with it.
 */
export async function bookEvent(
  tx: Tx,
  { loan: { record: loan, terms, events }, event, on }: BookedEvent,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<LoanPosition> {
  const books = { loan, businessDate: on };
  const before = balancesOf(positionOn(terms, events, on));
  await postDifference(tx, { ...books, kind: 'accrual', key: `accrual:${event.id}`, target: before }, services);
  const position = positionOn(terms, [...events, event], on);
  const difference = { ...books, kind: ENTRY_KINDS[event.kind], key: event.id, target: balancesOf(position) };
  await postDifference(tx, difference, services);
  return position;
}

/** A hold moves no money; it books what was earned up to it. */
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
