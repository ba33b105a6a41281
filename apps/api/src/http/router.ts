import type { Endpoint } from '@lender/contract';
import { decodeWire, encodeWire, type Violation } from '@lender/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Implementation } from '../implement.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Vault } from '../kernel/crypto/vault.ts';
import type { Tx } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import { isKnown } from '../kernel/etag.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { sendRefusal } from '../kernel/send-refusal.ts';
import type { Services } from '../services.ts';
import { authenticate } from './authenticate.ts';
import { fingerprintOf, isIdempotencyKey, type KeyedCall, storeAnswer, takeKey } from './idempotency.ts';
import { readMultipart } from './multipart.ts';
import { visitorAddress } from './visitor-address.ts';

/** Mounts every implemented endpoint: access, parsing, one transaction, the answer as the contract shapes it. */
export function mount(app: FastifyInstance, implementations: readonly Implementation[], services: Services): void {
  for (const implementation of implementations) {
    app.route({
      method: implementation.endpoint.method,
      url: routeOf(implementation.endpoint),
      exposeHeadRoute: false,
      handler: (request, reply) => answer(implementation, { request, reply, services }),
    });
  }
}

/** Mounts what is described and not served: who may call hears so, everybody else is refused as everywhere. */
export function mountNotServed(app: FastifyInstance, endpoints: readonly Endpoint[], services: Services): void {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const access = await accessOf(endpoint, request, services);
        return sendRefusal(reply, access.ok ? refuse('not_served_yet') : access);
      },
    });
  }
}

const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1');

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

async function answer(implementation: Implementation, exchange: Exchange): Promise<FastifyReply> {
  const { endpoint } = implementation;
  const { request, reply, services } = exchange;
  const access = await accessOf(endpoint, request, services);
  if (!access.ok) return sendRefusal(reply, access);

  const input = await readInput(endpoint, request);
  if (!input.ok) return sendRefusal(reply, input);

  const keyed = keyedCall(endpoint, { request, caller: access.caller, wire: input.wire, vault: services.vault });
  if (keyed && !keyed.ok) return sendRefusal(reply, keyed);

  const outcome = await run(implementation, {
    ...exchange,
    caller: access.caller,
    input: input.parts,
    call: keyed?.call,
  });
  return outcome.ok ? outcome.send() : sendRefusal(reply, outcome);
}

type Access = { readonly ok: true; readonly caller: Caller } | Refused;

async function accessOf({ access, name }: Endpoint, request: FastifyRequest, services: Services): Promise<Access> {
  if (access === 'public') return { ok: true, caller: { kind: 'visitor' } };
  const found = await authenticate(request.headers.authorization, access, services);
  if (!found.ok) services.log.warn({ event: 'access.denied', requestId: request.id, call: name, code: found.code });
  return found;
}

type Input = { readonly ok: true; readonly wire: unknown; readonly parts: Record<string, unknown> } | Refused;

async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<Input> {
  const read = endpoint.bodyKind === 'multipart' && request.isMultipart() ? await readMultipart(request) : undefined;
  if (read && !read.ok) return read;
  const form = read?.value;
  const wire = { params: request.params, query: request.query, body: form ? form.fields : request.body };
  const parts: Record<string, unknown> = {};
  const violations: Violation[] = [];
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = endpoint[name]?.();
    if (!schema) continue;
    const decoded = decodeWire(schema, wire[name]);
    if (decoded.ok) parts[name] = decoded.value;
    // A path that names a thing and names none is not found; everything else is explained field by field.
    else if (name === 'params' && endpoint.refusals.includes('not_found')) return refuse('not_found');
    else violations.push(...decoded.violations);
  }
  if (violations.length > 0) return { ...refuse('invalid_input'), violations };
  return { ok: true, wire: form ? { ...wire, body: form.summary } : wire, parts };
}

type Keyed = { readonly ok: true; readonly call: KeyedCall } | Refused;

function keyedCall(
  endpoint: Endpoint,
  { request, caller, wire, vault }: { request: FastifyRequest; caller: Caller; wire: unknown; vault: Vault },
): Keyed | undefined {
  const key = request.headers['idempotency-key'];
  if (endpoint.repeat !== 'key' || key === undefined) return undefined;
  if (typeof key !== 'string' || !isIdempotencyKey(key))
    return refuse('malformed_request', { field: ['Idempotency-Key'] });
  const scope = caller.kind === 'client' ? caller.clientId : caller.kind === 'user' ? caller.userId : 'public';
  const fingerprint = fingerprintOf(vault, endpoint.name, wire);
  return { ok: true, call: { scope, key: `${endpoint.name}:${key}`, fingerprint } };
}

interface Run extends Exchange {
  readonly caller: Caller;
  readonly input: Record<string, unknown>;
  readonly call: KeyedCall | undefined;
}

type Outcome = { readonly ok: true; readonly send: () => FastifyReply } | Refused;

/** Carries a refusal out of a transaction, so that what the handler wrote is undone. */
class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

async function run(implementation: Implementation, run: Run): Promise<Outcome> {
  if (implementation.transaction === 'own') {
    const { context, headers } = contextOf(run);
    const outcome = await implementation.handle(run.input as never, context);
    return outcome.ok ? success(implementation.endpoint, { value: outcome.value, headers, reply: run.reply }) : outcome;
  }
  try {
    return await inTransaction(run.services.db, (tx) => runInside(tx, implementation, run));
  } catch (error) {
    if (error instanceof RolledBack) return error.refused;
    throw error;
  }
}

async function runInside(
  tx: Tx,
  { endpoint, handle }: Implementation & { transaction: 'one' },
  exchange: Run,
): Promise<Outcome> {
  const { reply, services, call } = exchange;
  if (call) {
    const taken = await takeKey(tx, call, services.vault);
    if (!taken.ok) return taken;
    const { stored } = taken;
    if (stored)
      return {
        ok: true,
        send: () => sendJson(reply.header('idempotent-replayed', 'true'), stored.status, stored.answer),
      };
  }

  const { context, headers } = contextOf(exchange);
  const outcome = await handle(exchange.input as never, Object.assign(context, { tx }));
  if (!outcome.ok) throw new RolledBack(outcome);
  const written = success(endpoint, { value: outcome.value, headers, reply });
  if (call && written.text !== undefined) {
    const answer = {
      status: endpoint.status ?? 200,
      answer: written.text,
      now: services.clock.wall(),
      vault: services.vault,
    };
    await storeAnswer(tx, call, answer);
  }
  return written;
}

function contextOf({ caller, request, services }: Run): {
  context: Omit<Context<Endpoint>, 'tx'>;
  headers: Record<string, string>;
} {
  const headers: Record<string, string> = {};
  const context = {
    caller: caller as Context<Endpoint>['caller'],
    services,
    requestId: request.id,
    // Made when asked for: most calls need neither.
    get source() {
      return visitorAddress(request, services.env.keys.siteKey);
    },
    get log() {
      return services.log.child({ requestId: request.id });
    },
    setHeaders: (more: Readonly<Record<string, string>>) => Object.assign(headers, more),
    setPage: ({ page, perPage, total, count }: Parameters<Context<Endpoint>['setPage']>[0]) =>
      Object.assign(headers, {
        'x-page': `${page}`,
        'x-per-page': `${perPage}`,
        'x-total-count': `${total}`,
        'x-count': `${count}`,
      }),
  };
  return { context, headers };
}

interface Written {
  readonly value: unknown;
  readonly headers: Record<string, string>;
  readonly reply: FastifyReply;
}

/** Shapes a success as the contract says. It is written before the transaction commits and sent after it. */
function success(
  endpoint: Endpoint,
  { value, headers, reply }: Written,
): { ok: true; text?: string; send: () => FastifyReply } {
  const status = endpoint.status ?? 200;
  if (endpoint.replyKind === 'binary') return { ok: true, send: () => reply.code(status).headers(headers).send(value) };
  const text = writtenOnce(endpoint, value);
  const { etag } = headers;
  if (etag !== undefined && isKnown(reply.request.headers['if-none-match'], etag))
    return { ok: true, text, send: () => reply.code(304).headers(headers).send() };
  return { ok: true, text, send: () => sendJson(reply.headers(headers), status, text) };
}

/** Of values that never change, which a handler gives more than once. */
const written = new WeakMap<object, { readonly endpoint: Endpoint; readonly text: string }>();

function writtenOnce(endpoint: Endpoint, value: unknown): string {
  const mayChange = typeof value !== 'object' || value === null || !Object.isFrozen(value);
  const known = mayChange ? undefined : written.get(value);
  if (known?.endpoint === endpoint) return known.text;
  const text = JSON.stringify({ success: true, data: encodeWire(endpoint.reply(), value) });
  if (!mayChange) written.set(value, { endpoint, text });
  return text;
}

const sendJson = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(text);
