import { randomInt } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type AppServices, createApp } from '../src/app.ts';
import { basicAuth } from '../src/basic-auth.ts';
import { createBelvoStores } from '../src/belvo/create-belvo-stores.ts';
import { createQueryStore } from '../src/bureau/query-store.ts';
import { openDatabase } from '../src/database.ts';
import { createDebitStores } from '../src/direct-debit/debit-services.ts';
import { createLoginStore } from '../src/facebook/login-store.ts';
import { createFaultStore } from '../src/faults/fault-store.ts';
import { createMailStore } from '../src/mail/mail-store.ts';
import { createStores } from '../src/openpay/stores/create-stores.ts';
import { createVeriffStores } from '../src/veriff/veriff-services.ts';

export const providerKey = 'provider-key-of-the-test';
export const scoringAuthKey = 'scoring-account-of-the-test';
export const merchantUrl = '/openpay/v1/merchant';

export interface SimulatedWorld {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  /** Moves the business clock and the wall clock together. */
  travel(milliseconds: number): void;
  asMerchant(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Sends an HTML form. */
  submit(
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Returns the events that wait to be sent, oldest first. */
  pendingEvents(): unknown[];
}

/** Creates all simulators with a state of their own, at noon in Mexico City on 2 March 2026. */
export function createSimulatedWorld(): SimulatedWorld {
  let nowMs = Date.parse('2026-03-02T18:00:00Z');
  const wall = () => new Date(nowMs);
  const database = openDatabase(':memory:');
  const services: AppServices = {
    database,
    ...createStores(database, wall),
    ...createBelvoStores(database, wall),
    belvoTarget: { url: 'http://127.0.0.1:1', user: 'belvo', password: 'webhook-password-of-the-test' },
    mails: createMailStore(database),
    faults: createFaultStore(database),
    webhookTarget: { url: 'http://127.0.0.1:1', user: 'openpay', password: 'webhook-password-of-the-test' },
    ...createDebitStores(database, wall),
    debitTarget: { url: 'http://127.0.0.1:1', user: 'direct-debit', password: 'webhook-password-of-the-test' },
    ...createVeriffStores(database, wall),
    facebookLogins: createLoginStore(database),
    bureauQueries: createQueryStore(database),
    veriffWebhookUrl: 'http://127.0.0.1:1',
    payoutDelayMs: 1000,
    providerKey,
    scoringAuthKey,
    world: async () => wall(),
    wall,
    randomInt: (max) => randomInt(max),
  };
  const app = createApp(services, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await app.close();
    database.close();
  });
  return {
    app,
    services,
    travel: (milliseconds) => {
      nowMs += milliseconds;
    },
    asMerchant: (request) =>
      app.inject({ ...request, headers: { authorization: basicAuth({ user: providerKey, password: '' }) } }),
    submit: (url, fields, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    pendingEvents: () => services.webhooks.listDue(nowMs).map(({ event }) => JSON.parse(event)),
  };
}
