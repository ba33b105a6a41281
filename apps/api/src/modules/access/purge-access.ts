import { sql } from 'kysely';
import { deleteOld } from '../../kernel/database/delete-old.ts';
import { daysBefore, type Purge } from '../../kernel/purge.ts';

/** Days that a code is kept: its counter of a day must outlive that day. */
const CODE_DAYS = 2;
/** Days that a session is kept after its end. */
const SESSION_DAYS = 30;
/** Days that a network stays known after the last sign-in from it. */
const SOURCE_DAYS = 180;

/** Deletes codes and sessions that ended, and networks from which no account signed in for long. */
export const purgeAccess: Purge = async (db, now) => {
  await deleteOld(db, 'one_time_code', sql`sent_at < ${daysBefore(now, CODE_DAYS)}`);
  await deleteOld(db, 'session', sql`expires_at < ${daysBefore(now, SESSION_DAYS)}`);
  await deleteOld(db, 'known_source', sql`seen_at < ${daysBefore(now, SOURCE_DAYS)}`);
};
