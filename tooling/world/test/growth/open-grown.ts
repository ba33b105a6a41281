import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@lender/api/kernel/database/embedded-postgres';
import type { Keys } from '@lender/api/settings/keys';
import { freePort } from '@lender/api/test/server/free-port';
import { testEnv, testKeys } from '@lender/api/test/server/test-env';
import { live } from '../../src/demo/live.ts';
import type { Plan } from '../../src/demo/stories/plan.ts';
import { fill } from './fill.ts';
import { FEW_LIVES, MANY_LIVES } from './growth-plans.data.ts';
import { recordingVault } from './recording-vault.ts';
import { withClient } from './with-client.ts';

/** Password with which every client signs in. */
export const PASSWORD = 'una frase larga y segura';
const SEED = 20;

/** Lender with a number of clients, in a folder of its own; durable as in production. */
export interface Grown {
  readonly folder: string;
  readonly keys: Keys;
  readonly database: EmbeddedPostgres;
}

interface Wanted {
  readonly clients: number;
  readonly report: (step: string, seconds: number) => void;
}

/** File that is written last: a folder without it was interrupted, and is made from the beginning. */
const MADE = 'made.json';

/** Opens the lender that was kept in a folder, or makes it there. */
export async function openGrown(place: string, wanted: Wanted): Promise<Grown> {
  const made = path.join(place, MADE);
  if (!existsSync(made)) await make(place, wanted);
  const folder = realpathSync(place);
  const { keys }: { keys: Keys } = JSON.parse(readFileSync(made, 'utf8'));
  return { folder, keys, database: await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres') }) };
}

async function make(place: string, { clients, report: notify }: Wanted): Promise<void> {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const folder = realpathSync(place);
  chmodSync(folder, 0o755); // the server of a root run is another user
  const keys = testKeys();
  // Nothing waits for the disk while it is made: a run that is interrupted is begun again.
  const database = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), durability: 'none' });
  try {
    await grow(database.connectionString, { folder, keys, clients, report: notify, ...livesFor(clients) });
  } finally {
    await database.stop();
  }
  // Writes everything from the kernel's memory to the disk.
  const durable = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres') });
  await withClient(durable.connectionString, async (client) => {
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
  await durable.stop();
  writeFileSync(path.join(folder, MADE), JSON.stringify({ clients, keys }), { mode: 0o600 });
}

interface Growing extends Wanted {
  readonly folder: string;
  readonly keys: Keys;
  readonly plans: readonly Plan[];
  readonly days: number;
}

/** Returns a few lives for a test; hundreds where more than a handful of copies are made of each. */
export const livesFor = (clients: number): { readonly plans: readonly Plan[]; readonly days: number } =>
  clients < 1_000 ? { plans: FEW_LIVES, days: 7 } : { plans: MANY_LIVES, days: 26 };

/** Creates some clients in a new database, through the real server, and fills it with copies of them. */
export async function grow(
  connectionString: string,
  { folder, keys, clients, report: notify, plans, days }: Growing,
): Promise<void> {
  const begun = performance.now();
  const env = testEnv({
    DATABASE_URL: connectionString,
    DATA_DIR: path.join(folder, 'api'),
    PORT: await freePort(),
    keys,
    DEMO_STAFF_DOMAIN: 'demo.example.com',
  });
  const received: { recorded?: ReturnType<typeof recordingVault>['recorded'] } = {};
  await live({
    ...{ env, plans, days, end: new Date(), seed: SEED, password: PASSWORD, hasDesks: false },
    watch: ({ vault }) => {
      const recording = recordingVault(vault);
      received.recorded = recording.recorded;
      return { vault: recording.vault };
    },
  });
  if (!received.recorded) throw new Error('nobody lived');
  notify('lives, by the real server', (performance.now() - begun) / 1_000);
  await fill(connectionString, { clients, keys, recorded: received.recorded, report: notify });
}
