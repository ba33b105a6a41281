import { createHash } from 'node:crypto';
import { type Chance, chance } from '../chance.ts';

/**
 * A stream of chance of something's own, so that what it does hangs on nothing else: whoever else lives in the
 * simulation, and in whatever order they get their turn.
 *
 * @example
 * streamOf(7, 'borrower', 12).next() // → the same for ever
 */
export const streamOf = (seed: number, ...name: readonly (string | number)[]): Chance =>
  chance(
    createHash('sha256')
      .update([seed, ...name].join('\n'))
      .digest()
      .readUInt32BE(),
  );
