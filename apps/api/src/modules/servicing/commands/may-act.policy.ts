import type { PlainDate } from '@lender/calculator';
import {
  LOAN_STATUS,
  type LoanEvent,
  type LoanStatus,
  loanStatusAfter,
  permittedLoanTransitions,
  positionOn,
  type ServicedTerms,
  type TransitionActor,
  transitionLoan,
} from '@lender/lending';
import { type Refused, refuse } from '../../../kernel/refusal.ts';

/**
 * Status to which each act of staff is meant to bring a loan; a waiver leaves the status as it is, or makes the loan
 * paid.
 */
const TARGETS: Readonly<Partial<Record<LoanEvent['kind'], LoanStatus>>> = {
  hold: LOAN_STATUS.onHold,
  hold_end: LOAN_STATUS.active,
  write_off: LOAN_STATUS.writeOff,
  write_off_undone: LOAN_STATUS.active,
  sale: LOAN_STATUS.soldDebt,
  buy_back: LOAN_STATUS.active,
  annulment: LOAN_STATUS.terminated,
};

/** Statuses that a loan must have so that staff may take an event back. */
const TAKES_BACK: Readonly<Partial<Record<LoanEvent['kind'], LoanStatus>>> = {
  hold_end: LOAN_STATUS.onHold,
  write_off_undone: LOAN_STATUS.writeOff,
  buy_back: LOAN_STATUS.soldDebt,
};

/** Statuses in which an amount that may be waived is owed to us. */
const WAIVABLE: readonly LoanStatus[] = [LOAN_STATUS.active, LOAN_STATUS.onHold];

interface Life {
  readonly record: { readonly status: LoanStatus };
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
}

/**
 * Checks that a loan may move to the status to which an act would bring it. The table of transitions decides; and the
 * loan's own events must really lead to that status.
 */
export function mayAct(
  { record: { status }, terms, events }: Life,
  { event, actor, today }: { readonly event: LoanEvent; readonly actor: TransitionActor; readonly today: PlainDate },
): Refused<'illegal_transition'> | undefined {
  const to = TARGETS[event.kind];
  const permitted = permittedLoanTransitions(status);
  const refused = refuse('illegal_transition', { facts: { from: status, ...(to && { to }), permitted } });
  if (to === undefined) return WAIVABLE.includes(status) ? undefined : refused;
  if (TAKES_BACK[event.kind] !== undefined && TAKES_BACK[event.kind] !== status) return refused;
  if (!transitionLoan(status, to, actor).ok) return refused;
  return loanStatusAfter(positionOn(terms, [...events, event], today), status) === to ? undefined : refused;
}
