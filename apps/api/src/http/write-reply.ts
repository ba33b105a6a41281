import { type Endpoint, encodeWire } from '@lender/contract';
import type { FastifyReply } from 'fastify';
import { matchesEtag } from '../kernel/etag.ts';

/** Sends what was written. */
export type Send = () => FastifyReply;

interface Success {
  readonly value: unknown;
  readonly headers: Record<string, string>;
  readonly reply: FastifyReply;
}

interface WrittenReply {
  /** Body as it is sent; undefined for bytes. */
  readonly text?: string;
  readonly send: Send;
}

/** Shapes a success as the contract says. */
export function writeReply(endpoint: Endpoint, { value, headers, reply }: Success): WrittenReply {
  const status = endpoint.status ?? 200;
  if (endpoint.replyKind === 'binary') return { send: () => reply.code(status).headers(headers).send(value) };
  const text = textOf(endpoint, value);
  const { etag } = headers;
  if (etag !== undefined && matchesEtag(reply.request.headers['if-none-match'], etag))
    return { text, send: () => reply.code(304).headers(headers).send() };
  return { text, send: () => sendJson(reply.headers(headers), status, text) };
}

export const sendJson = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(text);

/** Repeats a stored answer, marked as such. */
export const replayJson = (
  reply: FastifyReply,
  { status, answer }: { readonly status: number; readonly answer: string },
): FastifyReply => sendJson(reply.header('idempotent-replayed', 'true'), status, answer);

/** JSON texts of frozen values, which a handler returns more than once. */
const textsOfFrozen = new WeakMap<object, { readonly endpoint: Endpoint; readonly text: string }>();

function textOf(endpoint: Endpoint, value: unknown): string {
  const mayChange = typeof value !== 'object' || value === null || !Object.isFrozen(value);
  const known = mayChange ? undefined : textsOfFrozen.get(value);
  if (known?.endpoint === endpoint) return known.text;
  const text = JSON.stringify({ success: true, data: encodeWire(endpoint.reply(), value) });
  if (!mayChange) textsOfFrozen.set(value, { endpoint, text });
  return text;
}
