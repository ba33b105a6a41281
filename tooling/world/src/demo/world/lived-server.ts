import type { Env } from '@lender/api/env';
import { connect } from '@lender/api/kernel/database/database';
import { migrate } from '@lender/api/kernel/database/migrate';
import type { JobData, JobHandler, JobName } from '@lender/api/kernel/outbox';
import { JOB_HANDLERS } from '@lender/api/run-jobs';
import type { Services } from '@lender/api/services';
import { start } from '@lender/api/start';
import type { Chance } from '@lender/api/test/chance';
import type { Lender } from '@lender/api/test/loans/lender';
import { call } from '@lender/api/test/server/call';
import type { Endpoint, Reply, Send } from '@lender/contract';
import type { BankWorld } from '../../simulation/bank/bank-world.ts';
import type { WorldNotice } from '../../simulation/bank/notices.ts';
import { deliverNotice } from '../../simulation/server/deliver-notice.ts';
import { inWorld } from '../../simulation/server/in-world.ts';
import { dropQueue, makeQueue } from '../../simulation/server/simulated-queue.ts';
import { workOnQueue } from '../../simulation/server/work-on-queue.ts';
import type { Phones } from './phone.ts';

interface World {
  readonly env: Env;
  readonly now: () => Date;
  readonly bank: BankWorld;
  readonly phones: Phones;
  readonly chance: Chance;
  readonly watch?: ((made: Services) => Partial<Services>) | undefined;
}

/** Real server, with a clock, a bank and phones that the demo controls. */
export interface LivedServer extends Lender {
  /** Calls an endpoint that must succeed. @throws when it refuses */
  ask<E extends Endpoint>(endpoint: E, send: Send<E>, token?: string): Promise<Reply<E>>;
  /** Works on the queue until nothing waits. */
  settle(): Promise<void>;
  /** Makes the engine fail on an application, for as long as the demo lives. */
  failOver(applicationId: string): void;
  /** Runs a job as its schedule would have done by now. */
  run(name: JobName): Promise<void>;
  /** Delivers a notice of the payment provider. */
  notify(notice: WorldNotice): Promise<void>;
  stop(): Promise<void>;
}

export async function startLivedServer({
  env,
  now,
  bank,
  phones,
  chance,
  watch = () => ({}),
}: World): Promise<LivedServer> {
  const ownerUrl = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
  await migrate(ownerUrl);
  const owner = connect(ownerUrl, { connections: 1 });
  await makeQueue(owner.db);
  const DATABASE_URL = withoutWaiting(env.DATABASE_URL);
  const around = { ROLE: 'http', HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'fatal' } as const;
  // The demo's staff act only once in some hours.
  const alone = { ...env, ...around, DATABASE_URL, STAFF_IDLE_MINUTES: 720 };
  const { services, address, stop } = await start(alone, {
    wall: now,
    replace: (made) => ({
      ...watch(made),
      ...inWorld(bank.bank)(made),
      sms: phones.sms,
      passwords: rememberHashes(made.passwords),
      cep: { verify: async () => ({ status: 'not_found' }) },
    }),
  });
  const failing = new Set<string>();
  const decide = (made: Services) => async (asked: JobData['decide-application']) => {
    const isFailing = failing.has(asked.applicationId);
    const clock = isFailing ? stumblingClock(made.clock) : made.clock;
    const decided = Promise.resolve(JOB_HANDLERS['decide-application']({ ...made, clock })(asked));
    await (isFailing ? decided.catch(() => {}) : decided);
  };
  const handlers = { ...JOB_HANDLERS, 'decide-application': decide };
  const handlerOf = (name: JobName) => JOB_HANDLERS[name](services) as JobHandler<JobName>;
  return {
    services,
    call: (endpoint, send, { token, key }) => call(address, endpoint, send, { token, key: key ?? crypto.randomUUID() }),
    ask: async (endpoint, send, token) => {
      const { code, data, body } = await call(address, endpoint, send, { token, key: crypto.randomUUID() });
      if (code !== undefined) throw new Error(`${endpoint.name} was refused: ${JSON.stringify(body)}`);
      return data;
    },
    failOver: (applicationId) => failing.add(applicationId),
    settle: async () => {
      await workOnQueue(services, { handlers, chance });
    },
    run: async (name) => {
      await handlerOf(name)({});
    },
    notify: (notice) => deliverNotice(notice, { origin: address, keys: env.keys, at: now() }),
    stop: async () => {
      await stop();
      await dropQueue(owner.db);
      await owner.close();
    },
  };
}

/** A life that is cut off in the middle is begun again: no step of it waits until it is on the disk. */
function withoutWaiting(connectionString: string): string {
  const url = new URL(connectionString);
  const options = [url.searchParams.get('options'), '-c synchronous_commit=off'].filter((option) => option !== null);
  url.searchParams.set('options', options.join(' '));
  return url.href;
}

/** Returns a clock whose first day has no policy yet. */
function stumblingClock(clock: Services['clock']): Services['clock'] {
  let isFirst = true;
  return {
    ...clock,
    business: async (db) => {
      const moment = await clock.business(db);
      const seen = isFirst ? { ...moment, now: new Date(0) } : moment;
      isFirst = false;
      return seen;
    },
  };
}

/** All people in the demo share a few passwords: each is hashed once. */
function rememberHashes(passwords: Services['passwords']): Services['passwords'] {
  const hashes = new Map<string, Promise<string>>();
  return {
    ...passwords,
    hash: (password) => {
      const hashed = hashes.get(password) ?? passwords.hash(password);
      hashes.set(password, hashed);
      return hashed;
    },
  };
}
