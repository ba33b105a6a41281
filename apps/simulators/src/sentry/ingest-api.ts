import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SentryStore } from './event-store.ts';
import { readEnvelope } from './read-envelope.ts';

const paramsSchema = z.object({ project: z.string().regex(/^\d{1,20}$/) });

/** Registers Sentry's ingest endpoint for envelopes. Any caller that names a key may report. */
export function registerIngestApi(app: FastifyInstance, events: SentryStore, wall: () => Date): void {
  app.register(async (api) => {
    api.addContentTypeParser(
      'application/x-sentry-envelope',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    api.post('/sentry/api/:project/envelope/', async (request, reply) => {
      const hasKey = /\bsentry_key=\w+/.test(String(request.headers['x-sentry-auth']));
      if (!hasKey) return reply.code(403).send({ detail: 'missing authorization information' });
      const params = paramsSchema.safeParse(request.params);
      const envelope = Buffer.isBuffer(request.body) ? readEnvelope(request.body) : undefined;
      if (!params.success || !envelope) return reply.code(400).send({ detail: 'invalid event envelope' });
      const { id, event } = envelope;
      if (event !== undefined)
        events.add({ id, project: params.data.project, receivedAt: wall().toISOString(), event });
      return { id };
    });
  });
}
