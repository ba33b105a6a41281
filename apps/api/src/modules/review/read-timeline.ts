import type { getCaseTimeline, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { readHistory } from '../history/index.ts';

type Timeline = Reply<typeof getCaseTimeline>;

/** Reads a client's history with the names of the staff who made it, in one query. */
export async function readTimeline(tx: Tx, clientId: string): Promise<Timeline> {
  const lines = await readHistory(tx, clientId);
  const staff = [...new Set(lines.map(({ actor }) => actor))].filter((actor) => !NO_STAFF.has(actor));
  const names = await namesOf(tx, staff);
  return lines.map((line) => ({ ...line, actorName: names.get(line.actor) ?? null }));
}

const NO_STAFF: ReadonlySet<string> = new Set(['client', 'system']);

async function namesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await tx.selectFrom('staff_user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
