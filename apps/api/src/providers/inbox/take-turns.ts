import { BulkheadRejectedError, bulkhead } from 'cockatiel';

/** Of the database's connections a provider that tells much takes so many, and leaves the others to everybody else. */
const AT_ONCE = 4;
/** Notices that wait for their turn. Whoever is told no tells it again, and what nobody tells is asked about anyway. */
const MOST_WAITING = 100;

/** Lets the notices of one provider take turns. */
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
