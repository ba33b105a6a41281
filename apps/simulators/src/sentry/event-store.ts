import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const eventSchema = z.object({
  id: z.string(),
  project: z.string(),
  receivedAt: z.string(),
  event: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
});

/** Report, as it was received. */
export type SentryEvent = Readonly<z.output<typeof eventSchema>>;

export interface SentryStore {
  /** Adds an event; a repeat is ignored. */
  add(event: {
    readonly id: string;
    readonly project: string;
    readonly receivedAt: string;
    readonly event: string;
  }): void;
  listNewest(): SentryEvent[];
}

export function createSentryStore(database: DatabaseSync): SentryStore {
  const add = database.prepare(`
    insert into sentry_event (id, project, received_at, event) values (:id, :project, :receivedAt, :event)
    on conflict (id) do nothing
  `);
  const listNewest = database.prepare(
    'select id, project, received_at as receivedAt, event from sentry_event order by rowid desc limit 50',
  );
  return {
    add: (event) => {
      add.run({ ...event });
    },
    listNewest: () => z.array(eventSchema).parse(listNewest.all()),
  };
}
