import type { Endpoint } from '@lender/contract';
import type { Result } from '@lender/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../implement.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../services.ts';
import type { KeyedCall } from './idempotency.ts';
import { visitorSource } from './visitor-source.ts';
import type { Send } from './write-reply.ts';

/** A request whose caller and input are known. */
export interface Run {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly caller: Caller;
  readonly input: Readonly<Record<string, unknown>>;
  /** Input as it was sent. */
  readonly wire: unknown;
  /** Idempotency key of the request, if any. */
  readonly call: KeyedCall | undefined;
}

/** Outcome of a request: its answer, ready to be sent, or a refusal. */
export type Outcome = Result<Send, Refusal>;

/** Returns the context of a handler, and the headers that it sets meanwhile. */
export function contextOf({ caller, request, services }: Run): {
  context: Omit<Context<Endpoint>, 'tx'>;
  headers: Record<string, string>;
} {
  const headers: Record<string, string> = {};
  const context = {
    caller: caller as Context<Endpoint>['caller'],
    services,
    requestId: request.id,
    // Computed on demand: most calls need neither.
    get source() {
      return visitorSource(request, services.env.keys.siteKey);
    },
    get device() {
      return deviceOf(request);
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

const DEVICE_CHARACTERS = 200;

/** A site passes on the user agent of its visitor. */
const deviceOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, DEVICE_CHARACTERS);
