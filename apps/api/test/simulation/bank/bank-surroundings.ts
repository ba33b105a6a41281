import type { Tally } from '../tally.ts';
import type { Answer, WorldFaults } from './world-faults.ts';

/** What the world of stores and banks is opened with. */
export interface World {
  readonly seed: number;
  readonly now: () => Date;
  readonly tally: Tally;
  readonly faults: WorldFaults;
}

/** What everything in it goes by. */
export interface BankSurroundings extends World {
  readonly answer: Answer;
}
