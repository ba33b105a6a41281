import type { Db } from '@lender/api/kernel/database/database';
import { sql } from 'kysely';
import { streamOf } from '../stream.ts';

/** Number of loans without an event of the day that are checked every day. */
const OTHERS_A_DAY = 100;

interface Wanted {
  readonly day: number;
  /** True when every loan is checked. */
  readonly whole: boolean;
}

/** Opens the choice of the loans that are checked on a day: those with an event, and some of all others. */
export function openLoansToCheck(db: Db, seed: number): (wanted: Wanted) => Promise<string[]> {
  let place = '0';
  return async ({ day, whole }) => {
    const events = await sql<{ loan_id: string; newest: string }>`
      select loan_id, max(sequence)::text as newest from loan_event where sequence > ${place}::int8
      group by loan_id order by max(sequence)`.execute(db);
    place = events.rows.at(-1)?.newest ?? place;
    const all = await db.selectFrom('loan').select('id').where('booked_on', 'is not', null).orderBy('id').execute();
    if (whole) return all.map(({ id }) => id);
    const chance = streamOf(seed, 'checked', day);
    const others = Array.from({ length: Math.min(OTHERS_A_DAY, all.length) }, () => chance.pick(all).id);
    return [...new Set([...events.rows.map(({ loan_id }) => loan_id), ...others])];
  };
}
