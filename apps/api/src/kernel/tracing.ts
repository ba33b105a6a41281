import type { FastifyRequest } from 'fastify';
import type pg from 'pg';

/** Facts that a trace holds about a piece of work: our own names and numbers, and no personal data. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Part of a trace that a job carries from the request that enqueued it. */
export interface CarriedTrace {
  readonly traceparent?: string;
}

/** Makes traces, if they are on; the traced code need not know. */
export interface Tracing {
  /** Runs a piece of work as a part of what is traced around it, or of what it carries. */
  span<Value>(
    name: string,
    about: { readonly kind: 'client' | 'consumer'; readonly facts: SpanFacts; readonly carried?: unknown },
    work: () => Promise<Value>,
  ): Promise<Value>;
  /** Returns the part of the current trace that a job is to carry. */
  carried(): CarriedTrace;
  /** The trace around, or that of a request, for lines of the log. */
  ids(request?: FastifyRequest): Readonly<Record<string, string>>;
  /** Traces statements on a pool, without what they are asked with. */
  watchPool(pool: pg.Pool): void;
  /** Sends what was not sent. */
  stop(): Promise<void>;
}

const NONE = {};

/** Without a place to send them to, nothing is traced, and nothing costs. */
export const NO_TRACING: Tracing = {
  span: (_, __, work) => work(),
  carried: () => NONE,
  ids: () => NONE,
  watchPool: () => undefined,
  stop: async () => undefined,
};
