import type { FastifyRequest } from 'fastify';
import type pg from 'pg';

/** What a trace says of a piece of work. Names of ours and numbers, and nothing that is somebody's. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** What a job carries of the trace that asked for it. */
export interface CarriedTrace {
  readonly traceparent?: string;
}

/** Where traces are made, if they are; who works need not know. */
export interface Tracing {
  /** Runs a piece of work as a part of what is traced around it, or of what it carries. */
  span<Value>(
    name: string,
    about: { readonly kind: 'client' | 'consumer'; readonly facts: SpanFacts; readonly carried?: unknown },
    work: () => Promise<Value>,
  ): Promise<Value>;
  /** What a job is to carry of the trace around. */
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
