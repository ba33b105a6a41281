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
  /** Runs work as a part of the surrounding trace, or of the trace that it carries. */
  span<Value>(
    name: string,
    about: { readonly kind: 'client' | 'consumer'; readonly facts: SpanFacts; readonly carried?: unknown },
    work: () => Promise<Value>,
  ): Promise<Value>;
  /** Returns the part of the current trace that a job is to carry. */
  carried(): CarriedTrace;
  /** Ids of the surrounding trace, or of a request's, for lines of the log. */
  ids(request?: FastifyRequest): Readonly<Record<string, string>>;
  /** Traces statements on a pool, without their parameters. */
  watchPool(pool: pg.Pool): void;
  /** Sends what was not sent. */
  stop(): Promise<void>;
}

const NONE = {};

/** Tracing without a receiver: nothing is traced, at no cost. */
export const NO_TRACING: Tracing = {
  span: (_, __, work) => work(),
  carried: () => NONE,
  ids: () => NONE,
  watchPool: () => undefined,
  stop: async () => undefined,
};
