import type { getClientFile, Reply } from '@lender/contract';
import * as z from 'zod/mini';
import type { Tx } from '../../../kernel/database/database.ts';

/** Largest number of notes shown. */
const SHOWN = 50;

const facts = z.object({ note: z.string() });

/** Reads the notes of staff about a client, on the client's own page or on a case, the newest first. */
export async function readNotes(tx: Tx, clientId: string): Promise<Reply<typeof getClientFile>['notes']> {
  const rows = await tx
    .selectFrom('event_log')
    .leftJoin('staff_user', (join) =>
      join.onRef('event_log.actor', '=', (eb) => eb.cast<string>('staff_user.id', 'text')),
    )
    .select(['event_log.id', 'event_log.at', 'event_log.actor', 'event_log.facts', 'staff_user.name'])
    .where('event_log.client_id', '=', clientId)
    .where('event_log.event', '=', 'case.noted')
    .orderBy('event_log.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, at, actor, facts: stored, name }) => ({
    id,
    at: at.toISOString(),
    byName: name ?? actor,
    note: facts.parse(stored).note,
  }));
}
