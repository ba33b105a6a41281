import type { DebitFate } from '../../simulation/bank/debits.ts';
import type { PlannedDeed } from '../../simulation/people/life.ts';
import type { Means } from '../people/person.ts';

/** Where somebody leaves an application alone, or is still expected to do something with it. */
export type LeftAt = 'registered' | 'applied' | 'filled_in' | 'offered' | 'signing' | 'asked' | 'withdrawn';

/** What staff do with an application that waits for a person; `leave`: nobody has come to it yet. */
export type Verdict = 'approve' | 'reject' | 'ask' | 'offer' | 'take' | 'leave';

/** What several people live through in the same way. */
export interface Plan {
  readonly people: number;
  /** How many days ago they came, from the first of them to the last. */
  readonly came: readonly [first: number, last: number];
  readonly means: Means;
  /** Asked for, from the least to the most. */
  readonly pesos: readonly [least: number, most: number];
  /** In how many days they have their pay, from 8 to 29. */
  readonly termDays: number;
  readonly left?: LeftAt;
  /** @default approve */
  readonly verdict?: Verdict;
  /** What becomes of the loan. */
  readonly deeds?: readonly PlannedDeed[];
  /** How often they borrow again, a few days after they paid. */
  readonly again?: number;
  /** The last time they ask, they leave it there. */
  readonly lastLeft?: LeftAt;
  /** How often they ask and withdraw before. */
  readonly withdrawsFirst?: number;
  /** They would take more than they ask for. */
  readonly wantsMore?: boolean;
  /** The bank gives the money back. */
  readonly payout?: 'returned' | 'refused' | 'comes_back';
  /** The engine fails over what they ask for. */
  readonly engineFails?: true;
  /** What becomes of debits of their account, once they allow them. @default paid */
  readonly debits?: DebitFate;
  readonly promoCode?: string;
  /** They bring a friend, who comes the day after. */
  readonly refers?: boolean;
}
