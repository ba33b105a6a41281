import type { Tally } from '../tally.ts';
import type { Answer, WorldFaults } from './world-faults.ts';

/** Settings with which the simulated world of stores and banks is opened. */
export interface World {
  readonly seed: number;
  readonly now: () => Date;
  readonly tally: Tally;
  readonly faults: WorldFaults;
}

/** Settings that every part of the simulated world uses. */
export interface BankSurroundings extends World {
  readonly answer: Answer;
}
