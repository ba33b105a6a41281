import { BulkheadRejectedError, bulkhead } from 'cockatiel';

/**
 * Number of the database's connections that a provider who sends many notices may take; the others are left to other
 * callers.
 */
const AT_ONCE = 4;
/**
 * Largest number of notices that wait for their turn. A provider that is refused sends its notice again, and what is
 * never sent is asked about anyway.
 */
const MOST_WAITING = 100;

/** Queue in which the notices of one provider take turns. */
export interface Turns {
  /** @returns undefined, with nothing done, where too many wait */
  take<Value>(work: () => Promise<Value>): Promise<Value | undefined>;
}

export function takeTurns(): Turns {
  const room = bulkhead(AT_ONCE, MOST_WAITING);
  return {
    take: async (work) => {
      try {
        return await room.execute(work);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) return undefined;
        throw error;
      }
    },
  };
}
