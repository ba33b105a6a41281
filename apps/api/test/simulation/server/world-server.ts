import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../../src/kernel/database/database.ts';
import { WEBHOOK_USER as DEBIT_WEBHOOK_USER } from '../../../src/providers/direct-debit/notices.ts';
import { WEBHOOK_USER } from '../../../src/providers/openpay/notices.ts';
import { start } from '../../../src/start.ts';
import { call } from '../../call.ts';
import { freePort } from '../../free-port.ts';
import type { Lender } from '../../lend/lender.ts';
import { testEnv, testKeys } from '../../test-env.ts';
import type { BankWorld } from '../bank/bank-world.ts';
import type { WorldNotice } from '../bank/notices.ts';
import type { Tally } from '../tally.ts';
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
 * The real server in a world that a seed drives: a process that answers every call and works on the queue, and that is
 * killed and started again whenever the world likes. Beside it, here, the same services for what is not done by calls.
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
        // Who was cut off presses anew; a key of their own they would have to keep for a minute.
        if (called.code !== 'idempotency_key_in_flight' || key !== undefined) return called;
      }
    },
    notify: (notice) => server.persist(() => notify(origin, notice, env.keys.webhookPassword)),
    stop: async () => {
      await server.stop();
      await here.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function notify(origin: string, notice: WorldNotice, password: string): Promise<void> {
  const { user, body } = WIRE[notice.provider](notice);
  const { status } = await fetch(`${origin}/webhooks/${notice.provider}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`a notice was answered with ${status}`);
}

const ANY_MOMENT = new Date(0).toISOString();

/** How each provider says it. */
const WIRE: Readonly<Record<WorldNotice['provider'], (notice: WorldNotice) => { user: string; body: object }>> = {
  openpay: ({ type, transactionId: id, orderId }) => ({
    user: WEBHOOK_USER,
    body: { type, event_date: ANY_MOMENT, transaction: { id, ...(orderId !== undefined && { order_id: orderId }) } },
  }),
  'direct-debit': ({ type: eventCode, transactionId: id, orderId: reference }) => ({
    user: DEBIT_WEBHOOK_USER,
    body: { eventType: 'payment_request_update', eventCode, datetime: ANY_MOMENT, details: { id, reference } },
  }),
};
