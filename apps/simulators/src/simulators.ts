import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { type AppServices, createApp } from './app.ts';
import { createBelvoStores } from './belvo/create-belvo-stores.ts';
import { deliverBankNotices } from './belvo/deliver-bank-notices.ts';
import { createQueryStore } from './bureau/query-store.ts';
import { openDatabase } from './database.ts';
import { createDebitStores } from './direct-debit/debit-services.ts';
import { deliverDebitNotices } from './direct-debit/deliver-debit-notices.ts';
import { passDebits } from './direct-debit/pass-debits.ts';
import type { Env } from './env.ts';
import { createLoginStore } from './facebook/login-store.ts';
import { createFaultStore } from './faults/fault-store.ts';
import { startMailServer } from './mail/mail-server.ts';
import { createMailStore } from './mail/mail-store.ts';
import { passTime } from './openpay/pass-time.ts';
import { settlePayouts } from './openpay/payouts/settle-payouts.ts';
import { createStores } from './openpay/stores/create-stores.ts';
import { deliverWebhooks } from './openpay/webhooks/deliver-webhooks.ts';
import { repeat } from './repeat.ts';
import { deliverVeriffNotices } from './veriff/deliver-veriff-notices.ts';
import { decideSessions } from './veriff/session-moves.ts';
import { createVeriffStores } from './veriff/veriff-services.ts';
import { createWorldClock } from './world/world-clock.ts';

const host = '127.0.0.1';
/** Short pause, since those who wait for a payout or a notice wait for it again and again. */
const pauseMs = 25;
/** Interval at which the business clock is read to see whether its time changes something. */
const worldPauseMs = 1000;

export interface Simulators {
  /** Address of the simulators, like `http://127.0.0.1:4100`. */
  readonly url: string;
  /** Port at which mail is received, by SMTP. */
  readonly smtpPort: number;
  /** Stops them: answers the calls in progress and closes the state. */
  stop(): Promise<void>;
}

/** Starts every simulated company: their answers, and their own activity. */
export async function startSimulators(env: Env, log: Logger): Promise<Simulators> {
  mkdirSync(env.dataDirectory, { recursive: true, mode: 0o700 });
  const services = createServices(env);
  const app = createApp(services, log);
  const url = await app.listen({ host, port: env.port });
  const mail = await startMailServer({ ...services, host, port: env.smtpPort });
  const onError = (err: unknown) => log.error({ event: 'work.error', err });
  const work = [
    repeat(() => settlePayouts(services), { pauseMs, onError }),
    repeat(() => deliverWebhooks(services), { pauseMs, onError }),
    repeat(() => deliverDebitNotices(services), { pauseMs, onError }),
    repeat(() => deliverBankNotices(services), { pauseMs, onError }),
    repeat(() => decideSessions(services), { pauseMs, onError }),
    repeat(() => deliverVeriffNotices(services), { pauseMs, onError }),
    repeat(() => passTime(services), { pauseMs: worldPauseMs, onError }),
    repeat(() => passDebits(services), { pauseMs: worldPauseMs, onError }),
  ];
  return {
    url,
    smtpPort: mail.port,
    stop: async () => {
      await Promise.all([app.close(), mail.stop()]);
      await Promise.all(work.map((repetition) => repetition.stop()));
      services.database.close();
    },
  };
}

function createServices(env: Env): AppServices {
  const database = openDatabase(path.join(env.dataDirectory, 'world.sqlite'));
  const wall = () => new Date();
  return {
    database,
    ...createStores(database, wall),
    mails: createMailStore(database),
    ...createDebitStores(database, wall),
    ...createBelvoStores(database, wall),
    ...createVeriffStores(database, wall),
    facebookLogins: createLoginStore(database),
    bureauQueries: createQueryStore(database),
    faults: createFaultStore(database),
    webhookTarget: env.webhook,
    debitTarget: env.debitWebhook,
    belvoTarget: env.belvoWebhook,
    veriffWebhookUrl: env.veriffWebhookUrl,
    payoutDelayMs: env.payoutDelayMs,
    providerKey: env.providerKey,
    scoringAuthKey: env.scoringAuthKey,
    world: createWorldClock(env.lenderUrl, wall),
    wall,
    randomInt: (max) => randomInt(max),
  };
}
