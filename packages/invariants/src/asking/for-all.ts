import * as fc from 'fast-check';
import { Broken } from '../trouble.ts';
import type { RecordedCall } from '../world/trace.ts';
import type { World } from '../world/world.ts';

/** A breach that was shrunk to the smallest case that shows it. */
export class BrokenCase extends Broken {
  readonly counterexample: string;
  readonly path: string;
  readonly calls: readonly RecordedCall[];

  constructor(what: string, found: Pick<BrokenCase, 'counterexample' | 'path' | 'calls'>) {
    super(what);
    this.counterexample = found.counterexample;
    this.path = found.path;
    this.calls = found.calls;
  }
}

/** Options for drawing cases that are printed: as plain objects. */
export const PLAIN = { noNullPrototype: true } as const;

interface Cases<Case> {
  readonly cases: fc.Arbitrary<Case>;
  /** @default as many as the options say */
  readonly runs?: number;
  /** Largest number of smaller cases to try once one is broken. @default 200 */
  readonly smaller?: number;
}

/**
 * Tries drawn cases and, where one breaks the rule, smaller ones until no smaller one breaks it.
 *
 * @returns how many cases were tried
 * @throws BrokenCase with the smallest case
 * @throws CannotRun when the first case cannot be checked
 */
export async function forAll<Case>(
  world: World,
  { cases, runs = world.tries, smaller = 200 }: Cases<Case>,
  holds: (drawn: Case) => Promise<void>,
): Promise<number> {
  const broken: { readonly what: string; readonly drawn: Case; readonly calls: readonly RecordedCall[] }[] = [];
  let left = smaller;
  let isShut = false;
  const property = fc.asyncProperty(cases, async (drawn) => {
    if (isShut || (broken.length > 0 && left-- <= 0)) return;
    world.trace.begin();
    try {
      await holds(drawn);
    } catch (error) {
      if (error instanceof Broken) broken.push({ what: error.message, drawn, calls: world.trace.calls() });
      // A smaller case that cannot be asked takes nothing from the one that was broken.
      else if (broken.length > 0) return;
      // Nor does a smaller one open what was shut: a caller that asks again only waits again.
      else isShut = true;
      throw error;
    }
  });
  const found = await fc.check(property, { seed: world.seed, numRuns: runs });
  const smallest = broken.at(-1);
  if (smallest) {
    const { what, drawn, calls } = smallest;
    throw new BrokenCase(what, { counterexample: fc.stringify(drawn), path: found.counterexamplePath ?? '', calls });
  }
  if (found.failed) throw found.errorInstance;
  return found.numRuns;
}
