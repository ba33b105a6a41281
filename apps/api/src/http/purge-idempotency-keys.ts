import { sql } from 'kysely';
import { deleteOld } from '../kernel/database/delete-old.ts';
import { daysBefore, type Purge } from '../kernel/purge.ts';

const KEY_DAYS = 7;

/** Deletes idempotency keys, with their answers, after a week. */
export const purgeIdempotencyKeys: Purge = (db, now) =>
  deleteOld(db, 'idempotency_key', sql`created_at < ${daysBefore(now, KEY_DAYS)}`);
