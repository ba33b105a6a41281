import type { TransitionActor } from '../../transition/transition.ts';
import type { LoanEventKind } from '../loan-event.ts';
import type { LoanState } from '../position.ts';

/** Conditions of an event. */
export interface LoanEventRule {
  readonly actors: readonly TransitionActor[];
  /** States in which it can happen; any state when absent. */
  readonly states?: readonly LoanState[];
}

/** Rules of each event. Money is accepted in every state: what is not owed is to be refunded to the payer. */
export const LOAN_EVENT_RULES: Readonly<Record<LoanEventKind, LoanEventRule>> = {
  disbursed: { actors: ['server'], states: ['pending'] },
  payment: { actors: ['server', 'operator'] },
  reversal: { actors: ['server', 'checker'] },
  refund: { actors: ['server', 'checker'] },
  extension: { actors: ['server'], states: ['open'] },
  waiver: { actors: ['operator', 'checker'], states: ['open', 'written_off'] },
  hold: { actors: ['operator', 'server'], states: ['open'] },
  hold_end: { actors: ['operator', 'timer'], states: ['open'] },
  withdrawal: { actors: ['client'], states: ['open', 'settled'] },
  write_off: { actors: ['checker'], states: ['open'] },
  write_off_undone: { actors: ['checker'], states: ['written_off'] },
  sale: { actors: ['checker'], states: ['open', 'written_off'] },
  buy_back: { actors: ['checker'], states: ['sold'] },
  annulment: { actors: ['checker'], states: ['open', 'written_off'] },
  correction: { actors: ['server', 'checker'] },
};
