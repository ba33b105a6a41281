import Fastify from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { answersInTime } from '../kernel/database/answers-in-time.ts';
import type { Services } from '../services.ts';
import { httpMetrics } from './http-metrics.ts';
import { lenderMetrics } from './lender-metrics.ts';
import { processMetrics } from './process-metrics.ts';
import { problemsOfWorker } from './worker-health.policy.ts';

const READY_TIMEOUT_MS = 2_000;

/** Parts of a process that the metrics read. */
export type Watched = Pick<Services, 'counters' | 'env' | 'jobs' | 'lines'> & {
  readonly pools: Readonly<Record<string, pg.Pool>>;
};

/** Creates the monitoring server of a process, on a port of its own that is never public. */
export function createOps(watched: Watched) {
  const { env, lines, jobs, pools } = watched;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const watchHttp = httpMetrics(registry);
  processMetrics(registry, { pools, lines, pulse: jobs.pulse });
  const askDatabase = lenderMetrics(registry);
  const begunAt = performance.now();
  let stopping = false;

  const app = Fastify({ logger: false });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_, reply) => {
    const problems = stopping ? ['stopping'] : await problemsOf(watched, performance.now() - begunAt);
    const lastBeatSeconds = Math.round(jobs.pulse().silentMs / 1000);
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .send({ status: problems.length === 0 ? 'ready' : 'not ready', problems, lastBeatSeconds });
  });
  app.get('/metrics', async (_, reply) => {
    await askDatabase(watched.counters);
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });

  return {
    watchHttp,
    /** Reports to callers that this process is stopping. */
    announceStop: () => {
      stopping = true;
    },
    listen: async () => (env.OPS_PORT === undefined ? '' : app.listen({ port: env.OPS_PORT, host: env.OPS_HOST })),
    close: () => app.close(),
  };
}

async function problemsOf({ counters, env, jobs }: Watched, upMs: number): Promise<readonly string[]> {
  const age = sql<{ age: number | null }>`
    select (extract(epoch from now() - max(started_at)) * 1000)::float8 as age from sweep_run`.execute(counters);
  if (!(await answersInTime(age, READY_TIMEOUT_MS))) return ['database'];
  if (env.ROLE === 'http') return [];
  const { rows } = await age;
  return problemsOfWorker({ ...jobs.pulse(), sweepAgeMs: rows[0]?.age ?? undefined, upMs });
}
