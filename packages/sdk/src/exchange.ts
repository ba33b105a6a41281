import ky, { HTTPError, TimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import type { WrittenRequest } from './write-request.ts';

export interface ExchangeOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly fetch?: typeof fetch;
}

export interface WireRequest extends WrittenRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mayRepeat: boolean;
  readonly replyKind: 'json' | 'binary';
  readonly signal?: AbortSignal | undefined;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Bytes of a binary reply, else JSON: an empty object when nothing came, `undefined` when it was no JSON. */
  readonly body: unknown;
}

/** Statuses that say "not now", worth a repetition when the call may be repeated. 500 is a bug, not bad luck. */
const PASSING_STATUSES = [408, 425, 502, 503, 504];
const LONGEST_PAUSE_MS = 10_000;

/** Carries requests over HTTP. The one file that knows the HTTP library. */
export function createExchange({ baseUrl, timeoutMs, retries, fetch }: ExchangeOptions) {
  const http = ky.create({
    ...(fetch && { fetch }),
    timeout: timeoutMs,
    totalTimeout: timeoutMs,
    retry: {
      limit: retries,
      // Whether a call may be repeated is said by the contract, call by call, not by the method.
      methods: ['get', 'put', 'delete', 'post', 'patch'],
      statusCodes: PASSING_STATUSES,
      backoffLimit: LONGEST_PAUSE_MS,
      maxRetryAfter: LONGEST_PAUSE_MS,
      jitter: true,
    },
  });

  /** Any answer comes back, refusals and server errors too. @throws ApiError when there is none */
  return async (request: WireRequest): Promise<WireAnswer> => {
    const { method, headers, path, query, json, form, signal, mayRepeat, replyKind } = request;
    try {
      const pending = http(baseUrl + path, {
        method,
        headers,
        ...(query && { searchParams: query }),
        ...(json !== undefined && { json }),
        ...(form && { body: form }),
        ...(signal && { signal }),
        ...(!mayRepeat && { retry: { limit: 0 } }),
      });
      const response = await pending;
      // Read through ky, so that the timeout covers a body that stalls.
      const body =
        replyKind === 'binary' ? new Uint8Array(await pending.arrayBuffer()) : readJson(await pending.text());
      return { status: response.status, headers: response.headers, body };
    } catch (cause) {
      if (cause instanceof HTTPError)
        return { status: cause.response.status, headers: cause.response.headers, body: cause.data };
      throw troubleOf(cause, { path, signal });
    }
  };
}

function readJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function troubleOf(cause: unknown, { path, signal }: Pick<WireRequest, 'path' | 'signal'>): ApiError {
  if (signal?.aborted) return new ApiError('Request aborted', { kind: 'aborted', path, cause });
  const kind = cause instanceof TimeoutError ? 'timeout' : 'network';
  return new ApiError('Network request failed', { kind, path, cause });
}
