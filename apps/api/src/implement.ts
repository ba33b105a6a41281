import type { Endpoint, RefusalOf, Reply, Send } from '@lender/contract';
import type { Result } from '@lender/result';
import type { Logger } from 'pino';
import type { CallerOf } from './kernel/caller.ts';
import type { Tx } from './kernel/database/database.ts';
import type { JobHandler, JobName } from './kernel/outbox.ts';
import type { RateLimitName, RateLimits } from './kernel/rate-limit.ts';
import type { Refusal } from './kernel/refusal.ts';
import type { Services } from './services.ts';

/** Values that every handler gets besides its input. */
export interface Context<E extends Endpoint> {
  readonly caller: CallerOf<E['access']>;
  /** Transaction of this request: it commits on success and rolls back on a refusal. */
  readonly tx: Tx;
  readonly services: Services;
  readonly requestId: string;
  /** Network that the request came from: for limits, and kept as proof where a person agrees to something. */
  readonly source: string;
  /**
   * Device that the request came from, as it names itself, cut to a line: kept as proof where a person agrees to
   * something.
   */
  readonly device: string;
  /** Logs a security or money event by name; never personal data. */
  readonly log: Logger;
  /** Sets headers of a success: the type of a binary answer, or the `etag` for conditional requests. */
  readonly setHeaders: (headers: Readonly<Record<string, string>>) => void;
  /** Sets the position of a page in its list, for `paginated` endpoints. */
  readonly setPage: (page: { page: number; perPage: number; total: number; count: number }) => void;
}

export type Handler<E extends Endpoint> = (
  input: Send<E>,
  context: Context<E>,
) => Promise<Result<Reply<E>, Refusal<RefusalOf<E>>>>;

/**
 * Handler that waits for something besides the database, such as a provider, and opens its own short transactions
 * before and after, since none may stay open meanwhile.
 */
export type ProviderHandler<E extends Endpoint> = (
  input: Send<E>,
  context: Omit<Context<E>, 'tx'>,
) => Promise<Result<Reply<E>, Refusal<RefusalOf<E>>>>;

/** Work that remains for the transaction when everything slow is done. */
export type InTransaction<E extends Endpoint> = (tx: Tx) => Promise<Result<Reply<E>, Refusal<RefusalOf<E>>>>;

/** Handler that does slow work before the transaction: no connection waits for it meanwhile. */
export type PreparedHandler<E extends Endpoint> = (
  input: Send<E>,
  context: Omit<Context<E>, 'tx'>,
) => Promise<Result<InTransaction<E>, Refusal<RefusalOf<E>>>>;

/** Subjects that a limit may count on an endpoint, by its kind of caller. */
type CountedOf = { visitor: 'source' | 'everybody'; client: 'client'; user: never };

/** Limits that an endpoint may declare: those that count its caller, if its contract lists a refusal by a limit. */
type LimitFor<E extends Endpoint> =
  'rate_limited' extends RefusalOf<E>
    ? {
        [Name in RateLimitName]: RateLimits[Name]['per'] extends CountedOf[CallerOf<E['access']>['kind']]
          ? Name
          : never;
      }[RateLimitName]
    : never;

interface Declared<Limit extends RateLimitName> {
  /**
   * Limits to count against, narrowest first, after the request is read and before its transaction opens. @default none
   */
  readonly limits?: readonly Limit[];
}

/** An endpoint with its handler. */
export type Implementation = { readonly endpoint: Endpoint; readonly limits: readonly RateLimitName[] } & (
  | { readonly transaction: 'one'; readonly handle: Handler<Endpoint> }
  | { readonly transaction: 'reading'; readonly handle: Handler<Endpoint> }
  | { readonly transaction: 'prepared'; readonly handle: PreparedHandler<Endpoint> }
  | { readonly transaction: 'own'; readonly handle: ProviderHandler<Endpoint> }
);

/** Returns a handler as the server holds it; each gets the input of its own endpoint only. */
const ofAny = <E extends Endpoint>(handle: Handler<E>): Handler<Endpoint> => handle as unknown as Handler<Endpoint>;

/** Ties a handler to its endpoint; a reply or a refusal that the contract does not know is a compile error. */
export const implement = <const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { limits = [] }: Declared<LimitFor<E>> = {},
): Implementation => ({
  endpoint,
  limits,
  transaction: 'one',
  handle: ofAny(handle),
});

/**
 * Ties a handler that reads much and writes nothing to its endpoint. It reads from the replica where there is one, and
 * may run twice.
 */
export const implementReading = <const E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation => ({
  endpoint,
  limits: [],
  transaction: 'reading',
  handle: ofAny(handle),
});

/** Ties a handler that prepares something first to its endpoint. A repeated request is prepared again. */
export const implementPrepared = <const E extends Endpoint>(
  endpoint: E,
  handle: PreparedHandler<E>,
  { limits = [] }: Declared<LimitFor<E>> = {},
): Implementation => ({
  endpoint,
  limits,
  transaction: 'prepared',
  handle: handle as unknown as PreparedHandler<Endpoint>,
});

/**
 * Ties a handler that opens its own transactions to its endpoint. Its `Idempotency-Key` is stored in a later
 * transaction: where a process dies in between, the call runs again, so the handler must be safe to repeat.
 */
export const implementWithProvider = <const E extends Endpoint>(
  endpoint: E,
  handle: ProviderHandler<E>,
  { limits = [] }: Declared<LimitFor<E>> = {},
): Implementation => ({
  endpoint,
  limits,
  transaction: 'own',
  handle: handle as unknown as ProviderHandler<Endpoint>,
});

/** Handlers of each queue. A job runs at least once, so its effects carry keys of their own. */
export type JobHandlers<Name extends JobName> = {
  readonly [N in Name]: (services: Services) => JobHandler<N>;
};
