import type { Tx } from '../database/database.ts';
import type { Services } from '../services.ts';

/** One line of a client's history, for the back-office's timeline. Never holds an identifier in clear. */
export interface ClientEvent {
  readonly clientId: string;
  /** `client`, `system`, or the id of a member of staff. */
  readonly actor: string;
  /** What happened, e.g. `application.status`. */
  readonly event: string;
  readonly applicationId?: string;
  readonly detail?: string;
}

/** Writes a line of history, dated by the business clock so that it reads in the order of the loan's life. */
export async function logEvent(
  tx: Tx,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  event: ClientEvent,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .insertInto('event_log')
    .values({
      client_id: event.clientId,
      id: newId(),
      at: now,
      actor: event.actor,
      event: event.event,
      application_id: event.applicationId ?? null,
      detail: event.detail ?? null,
    })
    .execute();
}
