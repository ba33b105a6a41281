import type { Permission } from '@lender/lending';
import type { core } from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

type Schema = core.$ZodType;
/** Values that are sent by name: in a path, a query, or a form. */
type NamedValues = core.$ZodType<unknown, Readonly<Record<string, unknown>>>;
type Thunk<S extends Schema = Schema> = () => S;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Group that may call: the public, a signed-in borrower, or a signed-in member of staff. */
export type Access = 'public' | 'client' | 'staff';

/** Steps that an unfinished sign-in of staff still lacks: the code of a second factor, or a second factor at all. */
export const SIGN_IN_DEBTS = ['code', 'second_factor'] as const;
export type SignInDebt = (typeof SIGN_IN_DEBTS)[number];

interface OpenToBorrowers {
  readonly access: 'public' | 'client';
  readonly permission?: never;
  readonly pays?: never;
  readonly approval?: never;
  readonly discloses?: never;
}
interface OpenToStaff {
  readonly access: 'staff';
  /** Permission that the caller's role must have. */
  readonly permission: Permission;
  /**
   * `four-eyes`: the call moves money or cannot be undone, so one person asks, with a reason, and another one does it.
   * The call's own summary says whether that is always so.
   *
   * @default one person is enough
   */
  readonly approval?: 'four-eyes';
  /**
   * `personal_data`: shows the identity or the circumstances of a person, so that each read is recorded in the audit,
   * as every command of the staff is.
   *
   * @default nothing that has to be recorded in the audit
   */
  readonly discloses?: 'personal_data';
  /**
   * Debts that the call settles: it is open to a sign-in that owes one of them; every other call is closed to it.
   *
   * @default open to finished sign-ins only
   */
  readonly pays?: readonly SignInDebt[];
}

/**
 * One call of the API. Everything else (route, client method, OpenAPI, docs) is derived from it.
 *
 * Schemas are thunks so that importing an endpoint builds nothing. They are codecs: the input side is the wire format
 * (pesos), the output side is the value in both programs (centavos).
 */
export type Endpoint = Call & (OpenToBorrowers | OpenToStaff);

interface Call {
  /** Operation id, in camelCase; unique. */
  readonly name: string;
  readonly method: Method;
  /** Path with `{name}` for each parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Thunk<NamedValues>;
  readonly query?: Thunk<NamedValues>;
  readonly body?: Thunk;
  /** Format of the body. @default 'json' when there is a body */
  readonly bodyKind?: 'json' | 'multipart';
  readonly reply: Thunk;
  /** `binary` answers carry bytes and no envelope. @default 'json' */
  readonly replyKind?: 'json' | 'binary';
  /** Status of success. @default 200 */
  readonly status?: 200 | 201;
  /** Refusals of this call beyond those that its access and its schemas already imply. */
  readonly refusals: readonly RefusalCode[];
  /**
   * - `key`: creates or moves something, so it takes an `Idempotency-Key`.
   * - `never`: has an effect each time it is called, so that no program may repeat it of its own accord.
   *
   * @default safe to repeat for GET, PUT and DELETE; not for POST and PATCH
   */
  readonly repeat?: 'key' | 'never';
  /** Set for a call that signs a person in: it carries no token. Every other call carries the token that exists. */
  readonly signsIn?: true;
  /** True when the answer is one page of a list and has the `x-page…` headers. */
  readonly paginated?: boolean;
  /**
   * True when the answer has a tag as `etag`; `If-None-Match` with that tag is answered 304 while nothing has changed.
   */
  readonly etag?: true;
  /** Message of the client's error when the server answers exactly 500. @default 'ERP response 500 {path}' */
  readonly messageOf500?: string;
}

type Side<S, Get extends 'in' | 'out'> =
  S extends Thunk<infer Z> ? (Get extends 'in' ? core.input<Z> : core.output<Z>) : never;
type Part<E, Key extends 'params' | 'query' | 'body', Get extends 'in' | 'out'> = E extends {
  readonly [K in Key]: infer S extends Thunk;
}
  ? MayBeLeftOut<Key, Side<S, Get>>
  : unknown;
/** A part whose shape accepts `undefined` may be left out. */
type MayBeLeftOut<Key extends string, Value> = undefined extends Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value };

/** Input that a caller sends and a handler receives: the parts that the endpoint declares, decoded. */
export type Send<E extends Endpoint> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>;
/** Reply that a handler returns and a caller gets, decoded. */
export type Reply<E extends Endpoint> = Side<E['reply'], 'out'>;
/** Reply on the wire, before decoding. */
export type WireReply<E extends Endpoint> = Side<E['reply'], 'in'>;
/** Refusals that an endpoint declares. */
export type RefusalOf<E extends Endpoint> = E['refusals'][number];

/** Declares an endpoint and keeps its literal types. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** Returns a schema that is built once, on first use. */
export function lazy<S extends Schema>(build: () => S): Thunk<S> {
  let built: S | undefined;
  return () => {
    built ??= build();
    return built;
  };
}
