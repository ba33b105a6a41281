import { createHash } from 'node:crypto';
import { type Chance, chance } from '@lender/api/test/chance';

/**
 * Returns a stream of chance for one thing, so that its actions depend on nothing else: neither on the others in the
 * simulation nor on the order in which they get their turn.
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
