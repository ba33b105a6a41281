import type { ClaimChunk } from './chunk-opener.ts';

export interface MemoryClaimsOptions {
  /** Largest number of references that are remembered; the one that was begun first is forgotten. @default 10_000 */
  readonly mostReferences?: number;
  /**
   * Largest number of chunks of each reference; later ones count as repeats. @default 10_000, more than a day of chunks
   */
  readonly mostChunks?: number;
}

/**
 * Claims chunks in the memory of one process, for trials and tests. A server that must not forget claims them in its
 * database: a unique key over reference and sequence, in the transaction that stores the chunk.
 */
export function memoryClaims({ mostReferences = 10_000, mostChunks = 10_000 }: MemoryClaimsOptions = {}): ClaimChunk {
  const seen = new Map<string, Set<number>>();
  return ({ referenceNumber, sequence }) => {
    const sequences = seen.get(referenceNumber) ?? new Set();
    if (sequences.has(sequence) || sequences.size >= mostChunks) return false;
    seen.set(referenceNumber, sequences.add(sequence));
    const [first] = seen.keys();
    if (seen.size > mostReferences && first !== undefined) seen.delete(first);
    return true;
  };
}
