import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import type { Env } from './env.ts';
import type { OpenPayServices } from './openpay/openpay-services.ts';
import { settlePayouts } from './openpay/payouts/settle-payouts.ts';
import { createChargeStore } from './openpay/stores/charge-store.ts';
import { createPayoutStore } from './openpay/stores/payout-store.ts';
import { createWebhookStore } from './openpay/stores/webhook-store.ts';
import { deliverWebhooks } from './openpay/webhooks/deliver-webhooks.ts';
import { repeat } from './repeat.ts';
import { createWorldClock } from './world/world-clock.ts';

const host = '127.0.0.1';
const pauseMs = 200;

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
    charges: createChargeStore(database),
    payouts: createPayoutStore(database),
    webhooks: createWebhookStore(database),
    webhookTarget: env.webhook,
    payoutDelayMs: env.payoutDelayMs,
    providerKey: env.providerKey,
    world: createWorldClock(env.lenderUrl, wall),
    wall,
    randomInt: (max) => randomInt(max),
  };
}
