import type { Chance } from '@lender/api/test/chance';
import type { Tally } from '../tally.ts';

/** Shares of calls and notices between the provider and us in which something goes wrong. */
export interface WorldFaults {
  /** Share of calls that were done, but whose answer is lost. */
  readonly unanswered: number;
  /** Shares of notices that never come, come twice, or come another day. */
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
}

export const USUAL_FAULTS: WorldFaults = { unanswered: 0.02, lost: 0.1, doubled: 0.1, late: 0.1 };

/** Returns an answer, unless it gets lost on its way: the call was done, but its caller gets no answer. */
export type Answer = <Value>(value: Value, chance: Chance) => Value;

/** Opens the connection between the provider and us, on which answers get lost, except in moments of calm. */
export function openLine({ unanswered }: WorldFaults, tally: Tally) {
  let isCalm = false;
  const answer: Answer = (value, chance) => {
    if (isCalm || chance.next() >= unanswered) return structuredClone(value);
    tally.add('answers lost');
    throw new Error('the provider did not answer');
  };
  return {
    answer,
    /** Sets whether every answer arrives. */
    calm: (is: boolean): void => {
      isCalm = is;
    },
  };
}
