import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import type { Env } from './env.ts';
import type { OpenPayServices } from './openpay/openpay-services.ts';
import { passTime } from './openpay/pass-time.ts';
import { settlePayouts } from './openpay/payouts/settle-payouts.ts';
import { createStores } from './openpay/stores/create-stores.ts';
import { deliverWebhooks } from './openpay/webhooks/deliver-webhooks.ts';
import { repeat } from './repeat.ts';
import { createWorldClock } from './world/world-clock.ts';

const host = '127.0.0.1';
const pauseMs = 200;
/** How often the world's clock is asked whether its time changes something. */
const worldPauseMs = 1000;

export interface Simulators {
  /** Where they answer, like `http://127.0.0.1:4100`. */
  readonly url: string;
  /** Ends them: answers what is under way and closes the state. */
  stop(): Promise<void>;
}

/** Starts every simulated company: what they answer, and what they do by themselves. */
export async function startSimulators(env: Env, log: Logger): Promise<Simulators> {
  mkdirSync(env.dataDirectory, { recursive: true, mode: 0o700 });
  const services = createServices(env);
  const app = createApp(services, log);
  const url = await app.listen({ host, port: env.port });
  const onError = (err: unknown) => log.error({ event: 'work.error', err });
  const work = [
    repeat(() => settlePayouts(services), { pauseMs, onError }),
    repeat(() => deliverWebhooks(services), { pauseMs, onError }),
    repeat(() => passTime(services), { pauseMs: worldPauseMs, onError }),
  ];
  return {
    url,
    stop: async () => {
      await app.close();
      await Promise.all(work.map((repetition) => repetition.stop()));
      services.database.close();
    },
  };
}

function createServices(env: Env): OpenPayServices {
  const database = openDatabase(path.join(env.dataDirectory, 'world.sqlite'));
  const wall = () => new Date();
  return {
    database,
    ...createStores(database, wall),
    webhookTarget: env.webhook,
    payoutDelayMs: env.payoutDelayMs,
    providerKey: env.providerKey,
    world: createWorldClock(env.lenderUrl, wall),
    wall,
    randomInt: (max) => randomInt(max),
  };
}
