import { mexicoDate, type PlainDate } from '@lender/calculator';
import type { Db, Tx } from './database/database.ts';
import { prepared } from './database/prepared.ts';

/** A moment by the business clock, with its calendar day in Mexico City. */
export interface BusinessMoment {
  readonly now: Date;
  readonly today: PlainDate;
}

/**
 * Wall clock and business clock. The wall clock drives sessions, codes and limits. The business clock drives everything
 * that is dated: it is the wall clock plus an offset that the sandbox moves forward, stored in the database so that
 * every process has the same.
 */
export interface Clock {
  wall(): Date;
  business(db: Db | Tx): Promise<BusinessMoment>;
}

export function createClock(wall: () => Date = () => new Date()): Clock {
  const dayOf = rememberingDay();
  return {
    wall,
    business: async (db) => {
      const now = new Date(wall().getTime() + (await readOffsetMs(db)));
      return { now, today: dayOf(now.getTime()) };
    },
  };
}

/** Computes the day once a minute: days begin on a whole minute. */
function rememberingDay(): (epochMs: number) => PlainDate {
  let known: { readonly minute: number; readonly day: PlainDate } | undefined;
  return (epochMs) => {
    const minute = Math.floor(epochMs / 60_000);
    if (known?.minute !== minute) known = { minute, day: mexicoDate(epochMs) };
    return known.day;
  };
}

/** Offset of each transaction that asked for it: a transaction runs by one clock, and reads it once. */
const offsets = new WeakMap<Db | Tx, Promise<number>>();

function readOffsetMs(db: Db | Tx): Promise<number> {
  if (!db.isTransaction) return askOffsetMs(db);
  const known = offsets.get(db);
  if (known) return known;
  const asked = askOffsetMs(db);
  offsets.set(db, asked);
  return asked;
}

const businessClock = prepared((db) => db.selectFrom('business_clock').select('offset_ms'));

/** Moves the business clock forward only: a concurrent call that moved it further is not undone. */
export async function moveBusinessClock(db: Db, offsetMs: number): Promise<void> {
  await db.updateTable('business_clock').set({ offset_ms: offsetMs }).where('offset_ms', '<', offsetMs).execute();
}

/** Reads how far the business clock is ahead of the wall clock, in milliseconds. */
export async function askOffsetMs(db: Db | Tx): Promise<number> {
  const [clock] = await businessClock(db);
  if (!clock) throw new Error('there is no business clock');
  return clock.offset_ms;
}
