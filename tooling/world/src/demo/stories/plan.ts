import type { DebitFate } from '../../simulation/bank/debits.ts';
import type { PlannedAction } from '../../simulation/people/life.ts';
import type { Means } from '../people/person.ts';

/** Point at which a person leaves an application, or is still expected to do something with it. */
export type LeftAt = 'registered' | 'applied' | 'filled_in' | 'offered' | 'signing' | 'asked' | 'withdrawn';

/** Decision of staff on an application that waits for a person; `leave`: no member of staff has looked at it yet. */
export type Verdict = 'approve' | 'reject' | 'ask' | 'offer' | 'take' | 'leave';

/** Plan of a life that several people have in the same way. */
export interface Plan {
  readonly people: number;
  /** Number of days ago at which the first and the last of them came. */
  readonly came: readonly [first: number, last: number];
  readonly means: Means;
  /** Smallest and largest amount asked for, in pesos. */
  readonly pesos: readonly [least: number, most: number];
  /** Number of days until their pay, from 8 to 29. */
  readonly termDays: number;
  readonly left?: LeftAt;
  /** @default approve */
  readonly verdict?: Verdict;
  /** Planned actions on the loan. */
  readonly actions?: readonly PlannedAction[];
  /** Number of times that they borrow again, a few days after they paid. */
  readonly again?: number;
  /** Step at which they abandon their last application. */
  readonly lastLeft?: LeftAt;
  /** Number of times that they apply and withdraw before. */
  readonly withdrawsFirst?: number;
  /** True when they would take more than they ask for. */
  readonly wantsMore?: boolean;
  /** The bank gives the money back. */
  readonly payout?: 'returned' | 'refused' | 'comes_back';
  /** True when the engine fails on their application. */
  readonly engineFails?: true;
  /** Outcome of debits of their account, once they allow them. @default paid */
  readonly debits?: DebitFate;
  readonly promoCode?: string;
  /** True when they bring a friend, who comes the day after. */
  readonly refers?: boolean;
}
