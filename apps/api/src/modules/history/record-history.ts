import { encodeWire, type HistoryEvent, historyEvent } from '@lender/contract';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';

/** One line of a client's history, for the back-office's timeline. Never holds an identifier in clear. */
export interface HistoryEntry {
  readonly clientId: string;
  /** `client`, `system`, or the id of a member of staff. */
  readonly actor: string;
  readonly applicationId?: string;
  readonly event: HistoryEvent;
}

/** Writes a line of history, dated by the business clock so that it reads in the order of the loan's life. */
export async function recordHistory(
  tx: Tx,
  { clock, newId }: { readonly clock: Clock; readonly newId: () => string },
  {
    clientId,
    actor,
    applicationId = null,
    event,
  }: Omit<HistoryEntry, 'applicationId'> & { applicationId?: string | null },
): Promise<void> {
  const { now } = await clock.business(tx);
  await insert(tx, clientId, newId(), now, actor, event.name, applicationId, factsColumn(event));
}

/** Returns the facts in their wire form; an event whose name says all has none. */
function factsColumn(event: HistoryEvent): string | null {
  const stored = encodeWire(historyEvent(), event);
  return 'facts' in stored ? JSON.stringify(stored.facts) : null;
}

const insert = prepared(
  (
    db,
    client_id: string,
    id: string,
    at: Date,
    actor: string,
    event: string,
    application_id: string | null,
    facts: string | null,
  ) => db.insertInto('event_log').values({ client_id, id, at, actor, event, application_id, facts }),
);
