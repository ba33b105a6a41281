import type { PlainDate } from '@lender/calculator';
import { sql } from 'kysely';
import type { Db } from '../../src/kernel/database/database.ts';
import type { TestServer } from '../server/server.ts';

/**
 * Sets a client's loan to be due today, as if all but the last of its days had passed, and returns the date. The owner
 * of the tables switches off the triggers that protect signed terms.
 */
export async function nearDueDate(owner: Db, clientId: string, server: TestServer): Promise<PlainDate> {
  const { today } = await server.services.clock.business(server.services.db);
  await owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update loan
      set terms = replace(terms::text, terms->'offer'->>'dueDate', ${today}::text)::jsonb
      where client_id = ${clientId}`.execute(tx);
  });
  return today;
}
