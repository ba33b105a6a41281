import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint, Send } from '@lender/contract';
import type { Jobs } from '../../src/kernel/outbox.ts';
import type { Services } from '../../src/services.ts';
import { start } from '../../src/start.ts';
import { call } from '../call.ts';
import { freePort } from '../simulators.ts';
import { testEnv, testKeys } from '../test-env.ts';
import type { BankWorld } from './bank-world.ts';
import type { SimulatedQueue } from './simulated-jobs.ts';

interface World {
  readonly wall: () => Date;
  readonly world: BankWorld;
  readonly jobs: SimulatedQueue;
}

/** The real server, in a world that a seed drives instead of a provider's. */
export async function startWorldServer(connectionString: string, { wall, world, jobs }: World) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lender-world-'));
  const port = await freePort();
  const env = testEnv({ DATABASE_URL: connectionString, DATA_DIR: folder, PORT: port, ROLE: 'http', keys: testKeys() });
  const running = await start(env, {
    wall,
    replace: (made) => ({ ...silent, openPay: world.openPay, jobs: stoppable(jobs, made) }),
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...running,
    origin,
    webhookPassword: env.keys.webhookPassword,
    call: <E extends Endpoint>(endpoint: E, send: Send<E>, options: { token: string; key?: string }) =>
      call(origin, endpoint, send, options),
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type WorldServer = Awaited<ReturnType<typeof startWorldServer>>;

/** Nobody reads the messages of this world. */
const silent = {
  sms: { send: async () => ({ providerId: 'nobody' }) },
  email: { send: async () => ({ providerId: 'nobody' }) },
} satisfies Pick<Services, 'sms' | 'email'>;

/** The queue that was made before is still there to be stopped. */
const stoppable = (jobs: SimulatedQueue, { jobs: made }: Services): Jobs => ({ ...made, ...jobs });
