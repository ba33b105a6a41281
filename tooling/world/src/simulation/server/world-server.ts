import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@lender/api/kernel/database/database';
import { start } from '@lender/api/start';
import type { Lender } from '@lender/api/test/loans/lender';
import { call } from '@lender/api/test/server/call';
import { freePort } from '@lender/api/test/server/free-port';
import { testEnv, testKeys } from '@lender/api/test/server/test-env';
import type { BankWorld } from '../bank/bank-world.ts';
import type { WorldNotice } from '../bank/notices.ts';
import type { Tally } from '../tally.ts';
import { deliverNotice } from './deliver-notice.ts';
import { inWorld } from './in-world.ts';
import { type KillableServer, startKillable } from './killable.ts';
import { makeQueue } from './simulated-queue.ts';

interface World {
  readonly now: () => Date;
  readonly world: BankWorld;
  readonly tally: Tally;
}

export interface WorldServer extends Lender, KillableServer {
  /** Delivers a provider's notice. @throws when it is not acknowledged */
  notify(notice: WorldNotice): Promise<void>;
}

/**
 * Starts the real server in a simulated world that a seed drives: a process that answers every call and works on the
 * queue, and that the world kills and restarts. This process has the same services, for work that no call does.
 */
export async function startWorldServer(connectionString: string, { now, world, tally }: World): Promise<WorldServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lender-world-'));
  const owner = connect(connectionString, { connections: 1 });
  await makeQueue(owner.db);
  await owner.close();
  const port = await freePort();
  const env = testEnv({
    DATABASE_URL: connectionString,
    DATA_DIR: folder,
    PORT: port,
    ROLE: 'http',
    keys: testKeys(),
  });
  const here = await start({ ...env, PORT: await freePort() }, { wall: now, replace: inWorld(world.bank) });
  const server = await startKillable({ env, now, world, tally });
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...server,
    services: here.services,
    call: async (endpoint, send, { token, key }) => {
      for (;;) {
        const pressed = { token, key: key ?? crypto.randomUUID() };
        const called = await server.persist(() => call(origin, endpoint, send, pressed));
        if (called.code === 'internal') throw new Error(`${endpoint.name} did not know what to answer`);
        // A client who was cut off presses again; a caller that gave a key of its own would have to keep it for a
        // minute.
        if (called.code !== 'idempotency_key_in_flight' || key !== undefined) return called;
      }
    },
    notify: (notice) => server.persist(() => deliverNotice(notice, { origin, keys: env.keys, at: new Date(0) })),
    stop: async () => {
      await server.stop();
      await here.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
