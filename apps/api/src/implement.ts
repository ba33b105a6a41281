import type { Endpoint, RefusalOf, Reply, Send } from '@lender/contract';
import type { Result } from '@lender/money';
import type { Logger } from 'pino';
import type { CallerOf } from './kernel/caller.ts';
import type { Tx } from './kernel/database/database.ts';
import type { RATE_LIMITS, RateLimitName } from './kernel/limits.data.ts';
import type { JobHandler, JobName } from './kernel/outbox.ts';
import type { Refusal } from './kernel/refusal.ts';
import type { Services } from './services.ts';

/** Values that every handler gets besides its input. */
export interface Context<E extends Endpoint> {
  readonly caller: CallerOf<E['access']>;
  /** The transaction of this request: it commits when the handler says yes and rolls back when it says no. */
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
  /** Sets headers of a success: what a binary answer is, or the `etag` by which a caller may ask again. */
  readonly setHeaders: (headers: Readonly<Record<string, string>>) => void;
  /** Sets the position of a page in its list, for `paginated` endpoints. */
  readonly setPage: (page: { page: number; perPage: number; total: number; count: number }) => void;
}

export type Handler<E extends Endpoint> = (
  input: Send<E>,
  context: Context<E>,
) => Promise<Result<Reply<E>, Refusal<RefusalOf<E>>>>;

/**
 * A handler that waits for something besides the database, such as a provider, and opens its own short transactions
 * around that, since none may stay open meanwhile.
 */
export type ProviderHandler<E extends Endpoint> = (
  input: Send<E>,
  context: Omit<Context<E>, 'tx'>,
) => Promise<Result<Reply<E>, Refusal<RefusalOf<E>>>>;

/** Work that remains for the transaction when everything slow is done. */
export type InTransaction<E extends Endpoint> = (tx: Tx) => Promise<Result<Reply<E>, Refusal<RefusalOf<E>>>>;

/** A handler that takes its time before the transaction: no connection waits for it meanwhile. */
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
        [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends CountedOf[CallerOf<E['access']>['kind']]
          ? Name
          : never;
      }[RateLimitName]
    : never;

interface Declared<Limit extends RateLimitName> {
  /** Counted, the narrowest first, once the request is read and before its transaction opens. @default none */
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
 * Ties a handler that reads much and writes nothing to its endpoint: where there is a replica, that reads. It may run
 * twice.
 */
export const implementReading = <const E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation => ({
  endpoint,
  limits: [],
  transaction: 'reading',
  handle: ofAny(handle),
});

/** Ties a handler that prepares something first to its endpoint. A request that is repeated is prepared again. */
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
 * Ties a handler that opens its own transactions to its endpoint. Its `Idempotency-Key` is kept in a transaction after its
 * own: where a program dies in between, the call runs again, so its repetitions must be harmless by themselves.
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
