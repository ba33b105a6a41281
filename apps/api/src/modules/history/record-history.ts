import type { Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import type { Services } from '../../services.ts';

/** One line of a client's history, for the back-office's timeline. Never holds an identifier in clear. */
export interface HistoryEntry {
  readonly clientId: string;
  /** `client`, `system`, or the id of a member of staff. */
  readonly actor: string;
  /** What happened, e.g. `application.status`. */
  readonly event: string;
  readonly applicationId?: string;
  readonly detail?: string;
}

/** Writes a line of history, dated by the business clock so that it reads in the order of the loan's life. */
export async function recordHistory(
  tx: Tx,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  event: HistoryEntry,
): Promise<void> {
  const { now } = await clock.business(tx);
  const { clientId, actor, applicationId = null, detail = null } = event;
  await write(tx, clientId, newId(), now, actor, event.event, applicationId, detail);
}

const write = prepared(
  (
    db,
    client_id: string,
    id: string,
    at: Date,
    actor: string,
    event: string,
    application_id: string | null,
    detail: string | null,
  ) => db.insertInto('event_log').values({ client_id, id, at, actor, event, application_id, detail }),
);
