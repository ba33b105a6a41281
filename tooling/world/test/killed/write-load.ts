import { setTimeout as sleep } from 'node:timers/promises';
import { WEBHOOK_USER } from '@lender/api/providers/openpay/notices';
import { webhookPasswordOf } from '@lender/api/settings/keys';
import type { TestServer } from '@lender/api/test/server/server';
import { type Endpoint, getOpenPayBarcode, getPaymentClabe, type Reply, type Send } from '@lender/contract';
import { centavos } from '@lender/money';

/** Client with a loan. */
export interface Payer {
  readonly clientId: string;
  readonly token: string;
}

/**
 * Work that the server acknowledged to its callers, and payments that were made: none of it may be lost or counted
 * twice.
 */
export interface Acknowledged {
  readonly references: string[];
  readonly notices: string[];
  readonly payments: { readonly clientId: string; readonly amountCentavos: number }[];
}

export interface WriteLoad {
  readonly acknowledged: Acknowledged;
  /**
   * Lets each payer pay a few times more. Without this limit a slow machine would get more payments than it can book.
   */
  goOn(): void;
  /** Finishes what has begun; nothing is written afterwards. */
  stop(): Promise<void>;
}

/** Pause until a server answers again. */
const PAUSE_MS = 100;
/** Pause between two payments of one payer: a load without a pause measures how long the machine is busy with it. */
const BREATH_MS = 250;
const SMALLEST_CENTAVOS = 100;
/** Number of turns of each payer, of two payments each, between two calls of `goOn`. */
const TURNS_AT_ONCE = 2;

/** Lets people ask for references and pay at stores and from their banks, and a provider report it, all at once. */
export function startWriteLoad(server: TestServer, payers: readonly Payer[]): WriteLoad {
  const acknowledged: Acknowledged = { references: [], notices: [], payments: [] };
  let isOver = false;
  let turns = TURNS_AT_ONCE;
  const live = async (payer: Payer) => {
    for (let turn = 0; !isOver; turn++) {
      while (turn >= turns && !isOver) await sleep(PAUSE_MS);
      // No two amounts of a payer are the same: a booked amount identifies its payment.
      const amount = SMALLEST_CENTAVOS + 2 * turn;
      await payAtStore(payer, amount, { server, acknowledged });
      await sleep(BREATH_MS);
      await transfer(payer, amount + 1, { server, acknowledged });
      await notify({ server, acknowledged });
      await sleep(BREATH_MS);
    }
  };
  const lives = payers.map(live);
  return {
    acknowledged,
    goOn: () => {
      turns += TURNS_AT_ONCE;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(lives);
    },
  };
}

interface Around {
  readonly server: TestServer;
  readonly acknowledged: Acknowledged;
}

async function payAtStore({ clientId, token }: Payer, amountCentavos: number, around: Around): Promise<void> {
  const { server, acknowledged } = around;
  const body = { kind: 'repayment', amount: centavos(amountCentavos) } as const;
  const { reference } = await untilDone(server, getOpenPayBarcode, { body }, token);
  acknowledged.references.push(reference);
  await pay(server, '/tienda/pay', { reference });
  acknowledged.payments.push({ clientId, amountCentavos });
}

async function transfer({ clientId, token }: Payer, amountCentavos: number, around: Around): Promise<void> {
  const { clabe } = await untilDone(around.server, getPaymentClabe, { body: {} }, token);
  await pay(around.server, '/transferencia/pay', { clabe, amount: (amountCentavos / 100).toFixed(2) });
  around.acknowledged.payments.push({ clientId, amountCentavos });
}

/** Sends notices as the provider does: the same notice until it is acknowledged, and once more. */
async function notify({ server, acknowledged }: Around): Promise<void> {
  const id = crypto.randomUUID();
  const body = JSON.stringify({ type: 'charge.created', id, transaction: { id: `tr${id.slice(0, 8)}` } });
  const credentials = Buffer.from(`${WEBHOOK_USER}:${webhookPasswordOf(server.env.keys, 'openpay')}`).toString(
    'base64',
  );
  const headers = { 'content-type': 'application/json', authorization: `Basic ${credentials}` };
  const notify = () =>
    fetch(`${server.origin}/webhooks/openpay`, { method: 'POST', headers, body }).catch(() => undefined);
  while (!(await notify())?.ok) await sleep(PAUSE_MS);
  acknowledged.notices.push(`id:${id}`);
  await notify();
}

/**
 * Calls as a client does who got no answer: again, with a new key; the same selection has one row. @throws when it is
 * refused
 */
async function untilDone<E extends Endpoint>(
  server: TestServer,
  endpoint: E,
  send: Send<E>,
  token: string,
): Promise<Reply<E>> {
  for (;;) {
    const answer = await server.call(endpoint, send, { token, key: crypto.randomUUID() }).catch(() => undefined);
    if (answer && answer.status < 300) return answer.data;
    if (answer && answer.status < 500) throw new Error(`${endpoint.name} was refused: ${JSON.stringify(answer.body)}`);
    await sleep(PAUSE_MS);
  }
}

/** Pays at a simulator. It is never killed, so what it confirms was paid. */
async function pay({ simulators }: TestServer, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams(fields);
  const { status } = await fetch(`${simulators.url}${path}`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`${path} answered ${status}`);
}
