import { decodeWire, type HistoryEvent, historyEvent } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';

/** Largest number of lines in a timeline. */
const LINES = 200;

export interface HistoryLine {
  readonly at: string;
  readonly actor: string;
  readonly event: HistoryEvent;
}

/** Reads a client's history, newest first. */
export async function readHistory(tx: Tx, clientId: string): Promise<HistoryLine[]> {
  const rows = await tx
    .selectFrom('event_log')
    .select(['id', 'at', 'actor', 'event', 'facts'])
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(LINES)
    .execute();
  return rows.map(({ id, at, actor, event, facts }) => ({
    at: at.toISOString(),
    actor,
    event: readEvent(id, event, facts),
  }));
}

function readEvent(id: string, name: string, facts: unknown): HistoryEvent {
  const read = decodeWire(historyEvent(), facts === null ? { name } : { name, facts });
  if (!read.ok) throw new Error(`event_log ${id}: ${name} with other facts than its own`);
  return read.value;
}
