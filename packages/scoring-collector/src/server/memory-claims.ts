import type { ClaimChunk } from './chunk-opener.ts';

export interface MemoryClaimsOptions {
  /** How many references are remembered; the one that was begun first is forgotten. @default 10_000 */
  readonly mostReferences?: number;
  /** How many chunks of each; what comes after them counts as a repeat. @default 10_000, more than a day of them */
  readonly mostChunks?: number;
}

/**
 * Claims in the memory of one process, for trials and tests. A server that must not forget claims in its database: a
 * unique key over reference and sequence, in the transaction that keeps the chunk.
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
