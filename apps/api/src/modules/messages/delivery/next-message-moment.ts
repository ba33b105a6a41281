import type { Db } from '../../../kernel/database/database.ts';

/**
 * Returns the moment at which the next message that waits for its hour may be sent, later than a moment of the business
 * clock.
 */
export async function nextMessageMoment(db: Db, after: Date): Promise<Date | undefined> {
  const next = await db
    .selectFrom('message')
    .select('due_at')
    .where('state', '=', 'waiting')
    .where('due_at', '>', after)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return next?.due_at;
}
