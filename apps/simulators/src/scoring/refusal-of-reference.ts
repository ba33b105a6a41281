import type { ChunkStore } from './chunk-store.ts';
import type { ProblemTitle } from './problem.ts';
import { REFERENCE_OUTCOMES } from './reference-outcomes.data.ts';

/** Returns why a reference is refused, if it is. */
export function refusalOfReference(
  reference: string,
  call: 'verify' | 'upload',
  chunks: Pick<ChunkStore, 'isComplete'>,
): ProblemTitle | undefined {
  if (!/^[\w-]{1,100}$/.test(reference)) return 'reference_number_invalid';
  const outcome = REFERENCE_OUTCOMES.find(({ prefix }) => reference.startsWith(prefix));
  if (outcome && (outcome.when === 'always' || call === 'upload')) return outcome.title;
  // An upload after the end may be a repeat of an earlier one: that is seen when it is opened.
  return call === 'verify' && chunks.isComplete(reference) ? 'dataset_in_complete_state' : undefined;
}
