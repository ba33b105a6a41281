import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { createSentryStore } from './event-store.ts';
import { registerEventsPage } from './events-page.ts';
import { registerIngestApi } from './ingest-api.ts';

/** Registers the service that receives error reports, and its page. */
export function registerSentry(
  app: FastifyInstance,
  { database, wall }: { readonly database: DatabaseSync; readonly wall: () => Date },
): void {
  const events = createSentryStore(database);
  registerIngestApi(app, events, wall);
  registerEventsPage(app, events);
}
