import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { answersInTime } from '../kernel/database/answers-in-time.ts';
import type { Services } from '../services.ts';

const READY_TIMEOUT_MS = 500;

/** Mounts the answers for a supervisor and a person on call. They hold no personal data. */
export function health(app: FastifyInstance, { db, lines }: Services): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_, reply) => {
    const ready = !stopping && (await answersInTime(sql`select 1`.execute(db), READY_TIMEOUT_MS));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  // An unreachable provider makes no process unready: another process would fare no better.
  app.get('/health/providers', async () => ({ providers: lines.map((line) => line.health()) }));
}
