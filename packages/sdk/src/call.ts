import type { Endpoint, ImpliedRefusal, RefusalOf, Reply, Send } from '@lender/contract';
import type { Pagination } from './pagination.ts';
import type { Refusal } from './refusal.ts';

export interface CallOptions {
  /** Cancels the call, which then throws an `ApiError` of kind `aborted`, whose `cause` is the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Key of this logical call, when the caller keeps one (a rendered form does). Unused by endpoints without a key. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Longest duration of this call, repetitions included, in milliseconds: finite, above 0. @default the client's */
  readonly timeoutMs?: number | undefined;
  /**
   * Largest number of repetitions of this call, if the contract allows them: a whole number, 0 for never. @default the
   * client's
   */
  readonly retries?: number | undefined;
  /**
   * Called with the raw response before it is read, also when the call then throws. Of repetitions, only with the last
   * answer.
   */
  readonly onResponse?: ((response: RawResponse) => void) | undefined;
}

/** An answer as received. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Bytes of a binary success, else text. */
  readonly body: string | Uint8Array;
}

/** Id of a request in the API's log; `undefined` where something in front of the API answered. */
interface Numbered {
  readonly requestId?: string | undefined;
}

/** A call's answer: the reply, or the refusal. */
export type Answer<E extends Endpoint> =
  | (Numbered & {
      readonly ok: true;
      readonly status: number;
      readonly data: Reply<E>;
      readonly pagination?: Pagination;
      /**
       * Entity tag of this answer, where it has one. A call that sends it as the header `if-none-match` is refused with
       * the status 304 as long as the answer is the same.
       */
      readonly etag?: string | undefined;
    })
  | (Numbered & { readonly ok: false; readonly refusal: Refusal<RefusalOf<E> | ImpliedRefusal | 'unknown'> });

/**
 * Arguments that follow the endpoint in a call: the parts that it declares, then options. When every part may be left
 * out, the argument may be, too.
 */
export type CallArguments<E extends Endpoint> =
  unknown extends Send<E>
    ? [send?: undefined, options?: CallOptions]
    : Record<never, never> extends Send<E>
      ? [send?: Send<E> | undefined, options?: CallOptions]
      : [send: Send<E>, options?: CallOptions];

/**
 * Calls any endpoint of the contract.
 *
 * @throws ApiError when the network, the server or the contract is broken, or the call was cancelled
 * @throws InvalidInputError when the input does not fit the contract: read forms with the contract first
 * @throws RangeError when `timeoutMs` or `retries` is out of range
 */
export type Call = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<Answer<E>>;

/** Returns the call for a caller that does not know the type of its endpoint: an earlier caller typed what is sent. */
export const anyCall = (call: Call) =>
  call as (endpoint: Endpoint, send: unknown, options?: CallOptions) => Promise<Answer<Endpoint>>;
