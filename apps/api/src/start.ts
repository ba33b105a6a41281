import { randomInt } from 'node:crypto';
import type { ErrorReporter } from '@lender/error-reports';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { type Env, readEnv } from './env.ts';
import { IMPLEMENTATIONS } from './http/endpoints.ts';
import { listen } from './http/listen.ts';
import { createServer } from './http/server.ts';
import { createClock } from './kernel/clock.ts';
import { createPasswords } from './kernel/crypto/passwords.ts';
import { createUuidv7 } from './kernel/crypto/uuid.ts';
import { createVault } from './kernel/crypto/vault.ts';
import { API_ROLE } from './kernel/database/api-role.ts';
import { bringSchema } from './kernel/database/bring-schema.ts';
import { connect } from './kernel/database/database.ts';
import { readingFrom } from './kernel/database/reading.ts';
import { logDestination } from './kernel/log-destination.ts';
import { type OnJobFailure, startJobs } from './kernel/outbox.ts';
import { createTokens } from './kernel/tokens.ts';
import { NO_TRACING } from './kernel/tracing.ts';
import { publicSandboxClock } from './modules/sandbox/index.ts';
import type { Watched } from './ops/ops-server.ts';
import { createProviders } from './providers/create-providers.ts';
import { inboxOf } from './providers/inbox/inbox.ts';
import { isExpected } from './providers/line/is-expected.ts';
import { NOTICE_SOURCES } from './providers/notice-sources.ts';
import { createStorage } from './providers/storage/create-storage.ts';
import { openObjects } from './providers/storage/open-objects.ts';
import { JOBS } from './registry/jobs.ts';
import { RATE_LIMITS } from './registry/limits.ts';
import type {} from './registry/tables.ts';
import { runJobs } from './run-jobs.ts';
import { seed } from './seed/seed.ts';
import type { Services } from './services.ts';

/** Time in milliseconds that an idle connection is kept: sweeps run each minute, and a new session plans every statement again. */
const KEPT_MS = 90_000;

export interface Running {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Address on which it listens; empty for a worker. */
  readonly address: string;
  /** Address on which it reports its health; empty where none is set. */
  readonly opsAddress: string;
  /** Finishes what is under way, then closes everything in order. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The wall clock. @default the machine's */
  readonly wall?: () => Date;
  /** Destination of log lines. @default standard output */
  readonly logTo?: DestinationStream;
  /** Parts that replace some of those made here, for a simulation that a seed drives. @default none */
  readonly replace?: (made: Services) => Partial<Services>;
}

/** Provider trouble is expected and not reported: the job comes back, and health shows it. */
const reportFailures =
  ({ report }: ErrorReporter): OnJobFailure =>
  (error, { name, isCritical }) =>
    isExpected(error) ? undefined : report(error, { kind: 'job', name, isCritical });

/** Loads a library of several megabytes, for lenders who have a place to send traces to. */
async function loadTelemetry(env: Env) {
  const { openTelemetry } = await import('./ops/open-telemetry.ts');
  return openTelemetry({ ...env, RELEASE: env.providers.sentry?.release });
}

/** Loads the metrics library, which only a process with a port for metrics needs. */
async function openOps(watched: Watched) {
  const { createOps } = await import('./ops/ops-server.ts');
  return createOps(watched);
}

/** Builds the server: the only place where its parts are made. */
export async function start(env: Env = readEnv(), { wall, logTo, replace }: StartOptions = {}): Promise<Running> {
  const telemetry = env.OTEL_EXPORTER_OTLP_ENDPOINT ? await loadTelemetry(env) : undefined;
  const tracing = telemetry ?? NO_TRACING;
  const mixin = telemetry && { mixin: () => telemetry.ids() };
  const log = pino({ level: env.LOG_LEVEL, base: null, ...mixin }, logTo ?? logDestination());
  const { waiting } = await bringSchema(env);
  if (waiting.length > 0) log.info({ event: 'schema.contraction_waits', waiting });
  const onConnectionError = (error: Error) =>
    log.error({ event: 'database.connection', err: { message: error.message } });
  const pool = { role: API_ROLE, keptMs: KEPT_MS, keepsPlans: env.DATABASE_KEEPS_PLANS, onConnectionError };
  const main = connect(env.DATABASE_URL, {
    ...pool,
    connections: env.DATABASE_POOL,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
  });
  const side = connect(env.DATABASE_URL, {
    ...pool,
    connections: env.DATABASE_SIDE_POOL,
    statementTimeoutMs: env.SIDE_STATEMENT_TIMEOUT_MS,
  });
  const replica =
    env.DATABASE_REPLICA_URL === undefined
      ? undefined
      : connect(env.DATABASE_REPLICA_URL, {
          ...pool,
          connections: env.DATABASE_SIDE_POOL,
          statementTimeoutMs: env.SIDE_STATEMENT_TIMEOUT_MS,
        });
  const onPassedOver = (because: string) => log.warn({ event: 'database.replica_passed_over', because });
  tracing.watchPool(main.pool);
  const vault = createVault(env.keys);
  const passwords = await createPasswords();
  const clock = createClock(wall);
  const newId = createUuidv7();
  const first = connect(env.DATABASE_URL, { ...pool, connections: 2 });
  await seed({ db: first.db, env, passwords, newId, wallNow: clock.wall() });
  await first.close();
  const providers = createProviders(env.providers, { wall: clock.wall, log, newId, tracing });
  const jobs = await startJobs(side.pool, {
    declared: JOBS,
    log,
    onFailure: reportFailures(providers.errors),
    tracing,
    engine: env.DATABASE_ENGINE,
  });

  const made: Services = {
    env,
    db: main.db,
    counters: side.db,
    limits: RATE_LIMITS,
    reading: readingFrom({ primary: main.db, replica: replica?.db, onPassedOver }),
    log,
    clock,
    vault,
    passwords,
    tokens: createTokens(env.keys),
    jobs,
    storage: createStorage(await openObjects(env), vault),
    ...providers,
    tracing,
    newId,
    randomInt: (below) => randomInt(below),
  };
  const services = { ...made, ...replace?.(made) };
  if (env.ROLE !== 'http') await runJobs(services);

  const pools = { main: main.pool, side: side.pool };
  const ops = env.OPS_PORT === undefined ? undefined : await openOps({ ...services, pools });
  const watching = [telemetry?.watchHttp, ops?.watchHttp].filter((watch) => watch !== undefined);
  const app = await createServer(services, {
    implementations: IMPLEMENTATIONS,
    plugins: [...watching, inboxOf(NOTICE_SOURCES), publicSandboxClock],
  });
  const address = env.ROLE === 'worker' ? '' : await listen(app, { port: env.PORT, host: env.HOST });
  const opsAddress = (await ops?.listen()) ?? '';
  log.info({ event: 'started', role: env.ROLE, address });
  return {
    app,
    services,
    address,
    opsAddress,
    stop: async () => {
      ops?.announceStop();
      await Promise.all([app.close(), jobs.stop()]);
      await ops?.close();
      await tracing.stop();
      await side.close();
      await replica?.close();
      await main.close();
      log.info({ event: 'stopped' });
    },
  };
}
