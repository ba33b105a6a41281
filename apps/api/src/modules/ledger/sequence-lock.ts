import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

/** By which sessions of this database know the lock; nothing else uses its number. */
const SEQUENCE_LOCK = 4_110_010;

/**
 * Says until the end of the transaction that an entry is being posted. Whoever posts does not wait for others who do.
 * Its number in the sequence is drawn after this and seen after the commit.
 */
export const holdSequence = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${SEQUENCE_LOCK})`.execute(tx);

/**
 * Waits until nobody is posting, and lets nobody begin until the end of the transaction, which must be short: every
 * entry up to the newest is seen then, and whatever comes later has a higher number.
 */
export const stopSequence = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${SEQUENCE_LOCK})`.execute(tx);
