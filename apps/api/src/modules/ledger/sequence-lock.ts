import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

/** Number by which sessions of this database know the lock; it is used for nothing else. */
const SEQUENCE_LOCK = 4_110_010;

/**
 * Marks until the end of the transaction that an entry is being posted. Concurrent posts do not wait for each other.
 * The entry's number in the sequence is drawn after this and seen after the commit.
 */
export const holdSequence = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${SEQUENCE_LOCK})`.execute(tx);

/**
 * Waits until no transaction is posting, and lets none begin until the end of this one, which must be short: then every
 * entry up to the newest is visible, and later ones have a higher number.
 */
export const stopSequence = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${SEQUENCE_LOCK})`.execute(tx);
