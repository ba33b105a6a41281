import type { Chance } from '../../chance.ts';
import type { Tally } from '../tally.ts';

/** How often something goes wrong between the provider and us, as shares. */
export interface WorldFaults {
  /** Something was done, but nobody hears the answer. */
  readonly unanswered: number;
  /** A notice never comes, comes twice, or comes another day. */
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
}

export const USUAL_FAULTS: WorldFaults = { unanswered: 0.02, lost: 0.1, doubled: 0.1, late: 0.1 };

/** Gives an answer, unless it gets lost on its way: something was done, and nobody hears of it. */
export type Answer = <Value>(value: Value, chance: Chance) => Value;

/** What gets lost between the provider and us, but for moments of calm. */
export function openLine({ unanswered }: WorldFaults, tally: Tally) {
  let isCalm = false;
  const answer: Answer = (value, chance) => {
    if (isCalm || chance.next() >= unanswered) return structuredClone(value);
    tally.add('answers lost');
    throw new Error('the provider did not answer');
  };
  return {
    answer,
    /** Lets every answer arrive, or not. */
    calm: (is: boolean): void => {
      isCalm = is;
    },
  };
}
