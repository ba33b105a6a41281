import type { TransitionActor } from '../../transition/transition.ts';
import type { LoanEventKind } from '../loan-event.ts';
import { LOAN_EVENT_RULES } from './loan-event-rules.data.ts';

/**
 * Tells whether an actor may record that something happened to a loan.
 *
 * @example
 * mayRecordLoanEvent('sale', 'operator') // → false
 * mayRecordLoanEvent('sale', 'checker') // → true
 */
export const mayRecordLoanEvent = (kind: LoanEventKind, actor: TransitionActor): boolean =>
  LOAN_EVENT_RULES[kind].actors.includes(actor);
