import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { makeKeys } from './keys.ts';
import { callerOf, type Person, peopleLike, register } from './people.ts';
import { freePort, type Started, startDatabase, startServer, startWatched, type Watched } from './processes.ts';

/** The server and its floor, on one database, with people who may call them. */
export interface World {
  readonly server: Watched;
  readonly floor: Watched;
  readonly pool: pg.Pool;
  /** People whose personal values can be decrypted: the server itself registered them. */
  readonly registered: readonly Person[];
  /** People with details and no application. */
  readonly applicants: readonly Person[];
}

/** Starts everything in a folder of its own, does some work there, and stops everything. */
export async function inWorld<T>(applicants: number, work: (world: World) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lender-bench-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    return await work(await build({ folder, applicants, undo }));
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

interface Building {
  readonly folder: string;
  readonly applicants: number;
  readonly undo: (() => Promise<unknown>)[];
}

async function build({ folder, applicants, undo }: Building): Promise<World> {
  const kept = <S extends { stop(): Promise<void> }>(started: S): S => {
    undo.push(() => started.stop());
    return started;
  };
  const keys = makeKeys();
  const keysFile = path.join(folder, 'keys.json');
  await writeFile(keysFile, JSON.stringify(keys), { mode: 0o600 });
  const { connectionString } = kept(await startDatabase(folder));
  const [apiPort, workerPort, floorPort, simulatorsPort, smtpPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const env = {
    DATABASE_URL: connectionString,
    KEYS_FILE: keysFile,
    DATA_DIR: path.join(folder, 'api'),
    SIMULATORS_URL: `http://127.0.0.1:${simulatorsPort}`,
    SMTP_PORT: String(smtpPort),
  };
  const api = (port: number, role: string) => ({
    directory: 'apps/api',
    command: ['src/main.ts'],
    env: { ...env, PORT: String(port), ROLE: role },
  });
  const server = kept(await startWatched(api(apiPort, 'http'), apiPort));
  const floor = kept(
    await startWatched(
      {
        directory: 'tooling/bench',
        command: ['src/api/floor.main.ts'],
        env: { DATABASE_URL: connectionString, PORT: String(floorPort) },
      },
      floorPort,
    ),
  );
  const pool = new pg.Pool({ connectionString, max: 2 });
  undo.push(() => pool.end());

  // Codes are sent by a job and a provider, which run as long as people register.
  const helpers: Started[] = [
    await startServer(
      {
        directory: 'apps/simulators',
        command: ['src/main.ts'],
        env: {
          PORT: String(simulatorsPort),
          SMTP_PORT: env.SMTP_PORT,
          DATA_DIR: path.join(folder, 'simulators'),
          API_URL: server.url,
          PROVIDER_KEY: keys.providerKey,
          WEBHOOK_URL: `${server.url}/webhooks/openpay`,
          WEBHOOK_USER: 'openpay',
          WEBHOOK_PASSWORD: keys.webhookPassword,
          LOG_LEVEL: 'error',
        },
      },
      simulatorsPort,
    ),
    await startServer(api(workerPort, 'all'), workerPort),
  ];
  undo.push(() => Promise.all(helpers.map((helper) => helper.stop())));
  const at = { apiUrl: server.url, simulatorsUrl: env.SIMULATORS_URL };
  const registered = [await register(at, 1), await register(at, 2)];
  await Promise.all(helpers.map((helper) => helper.stop()));

  return {
    server,
    floor,
    pool,
    registered,
    applicants: await peopleLike(pool, callerOf(registered, 0), { count: applicants, tokenKey: keys.tokenKey }),
  };
}
