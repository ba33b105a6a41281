import { mexicoDate, type PlainDate } from '@lender/calculator';
import type { Db, Tx } from '../database/database.ts';

/** A moment by the business clock, with its calendar day in Mexico City. */
export interface BusinessMoment {
  readonly now: Date;
  readonly today: PlainDate;
}

/**
 * Two clocks. The wall clock drives sessions, codes and limits. The business clock drives everything that is dated:
 * it is the wall clock plus an offset that the sandbox moves forward, and that lives in the database so that every
 * process has the same.
 */
export interface Clock {
  wall(): Date;
  business(db: Db | Tx): Promise<BusinessMoment>;
}

export function createClock(wall: () => Date = () => new Date()): Clock {
  return {
    wall,
    business: async (db) => {
      const { offset_ms } = await db.selectFrom('business_clock').select('offset_ms').executeTakeFirstOrThrow();
      const now = new Date(wall().getTime() + offset_ms);
      return { now, today: mexicoDate(now.getTime()) };
    },
  };
}
