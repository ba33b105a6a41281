import type { Endpoint, RefusalCode, RefusalOf, Reply, Send } from '@lender/contract';
import { decodeWire, encodeWire } from '@lender/contract';
import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import { fillPath } from './fill-path.ts';
import { type Pagination, readPagination } from './pagination.ts';
import { type Refusal, readRefusal } from './refusal.ts';
import { memoryTokenStore, type TokenStore } from './token-store.ts';

export interface ClientOptions {
  /** Origin of the lending API, without a trailing slash. */
  readonly baseUrl: string;
  /** Where the token lives. @default memory */
  readonly tokens?: TokenStore;
  /** Called once per token that the API no longer takes (401 or 403). The token is already gone. */
  readonly onUnauthorized?: (refusal: Refusal) => void;
  /** Called for every answer of 500 and above, before it is thrown. */
  readonly onServerError?: (error: ApiError) => void;
  /** How long a whole call may take, retries included, in milliseconds. @default 180_000 */
  readonly timeoutMs?: number;
  /** How often a call that may be repeated is repeated. @default 2 */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
  /** Makes idempotency keys. @default crypto.randomUUID */
  readonly newKey?: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The key of this logical call, when the caller keeps one (a rendered form does). */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What any access may refuse, besides what an endpoint declares. */
type Implied = Extract<
  RefusalCode,
  | 'unauthorized'
  | 'client_blocked'
  | 'forbidden'
  | 'invalid_input'
  | 'malformed_request'
  | 'rate_limited'
  | 'too_large'
  | 'idempotency_key_reused'
  | 'idempotency_key_in_flight'
>;

/** A call's answer: what was asked for, or why not. */
export type Answer<E extends Endpoint> =
  | { readonly ok: true; readonly status: number; readonly data: Reply<E>; readonly pagination?: Pagination }
  | { readonly ok: false; readonly refusal: Refusal<RefusalOf<E> | Implied | 'unknown'> };

type Arguments<E extends Endpoint> =
  unknown extends Send<E> ? [send?: undefined, options?: CallOptions] : [send: Send<E>, options?: CallOptions];

/** Calls any endpoint of the contract. */
export type Call = <E extends Endpoint>(endpoint: E, ...args: Arguments<E>) => Promise<Answer<E>>;

/** Statuses that say "not now", worth a repetition when the call may be repeated. 500 is a bug, not bad luck. */
const PASSING_STATUSES = [408, 425, 502, 503, 504];

/**
 * Makes a client of the lending API. A refusal comes back as a value; a broken network, server or contract throws
 * {@link ApiError}. Make one client per session (on a server: per request), since it holds that session's token.
 *
 * @example
 * const call = createClient({ baseUrl: 'http://localhost:4000' })
 * const answer = await call(getRegions)
 * if (answer.ok) answer.data[0]?.title // → 'Aguascalientes'
 */
export function createClient(options: ClientOptions): Call {
  const { tokens = memoryTokenStore(), timeoutMs = 180_000, retries = 2, newKey = () => crypto.randomUUID() } = options;
  const http = ky.create({
    ...(options.fetch && { fetch: options.fetch }),
    timeout: timeoutMs,
    totalTimeout: timeoutMs,
    retry: {
      limit: retries,
      methods: ['get', 'put', 'delete', 'post', 'patch'],
      statusCodes: PASSING_STATUSES,
      backoffLimit: 10_000,
      jitter: true,
    },
  });

  return async <E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<Answer<E>> => {
    const [send, callOptions = {}] = args as [Parts | undefined, CallOptions | undefined];
    const request = writeRequest(endpoint, send ?? {});
    const token = tokens.get();
    const key = callOptions.idempotencyKey ?? (endpoint.repeat === 'key' ? newKey() : undefined);
    const headers = {
      ...callOptions.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };

    const answer = await exchange(http, options.baseUrl + request.path, {
      method: endpoint.method,
      headers,
      ...(request.body !== undefined && { body: request.body }),
      ...(request.json !== undefined && { json: request.json }),
      ...(request.query && { searchParams: request.query }),
      ...(callOptions.signal && { signal: callOptions.signal }),
      ...(!mayRepeat(endpoint, key) && { retry: { limit: 0 } }),
    }).catch((cause: unknown) => {
      throw troubleOf(cause, request.path, callOptions.signal);
    });

    const { status, body } = answer;
    // A token is taken only if the session is still the one that asked: a late answer never restores an old one.
    const fresh = tokenIn(body);
    if (fresh && tokens.get() === token) tokens.set(fresh);

    if (status >= 500) {
      const error = new ApiError(`ERP response ${status} ${request.path}`, {
        kind: 'server',
        status,
        path: request.path,
      });
      const refusal = readRefusal(status, body);
      if (status === 503 && refusal.code !== 'unknown') return { ok: false, refusal } as Answer<E>;
      options.onServerError?.(error);
      throw error;
    }
    if (status >= 400 || isFailure(body)) {
      const refusal = readRefusal(status, body);
      if ((status === 401 || status === 403) && token !== undefined && tokens.get() === token) {
        tokens.set(undefined);
        options.onUnauthorized?.(refusal);
      }
      return { ok: false, refusal } as Answer<E>;
    }

    const pagination = readPagination(answer.headers);
    const data = readReply(endpoint, { wire: body, path: request.path, status });
    return { ok: true, status, data: data as Reply<E>, ...(pagination && { pagination }) };
  };
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface WrittenRequest {
  readonly path: string;
  readonly query?: Record<string, string>;
  readonly json?: unknown;
  readonly body?: FormData;
}

function writeRequest(endpoint: Endpoint, send: Parts): WrittenRequest {
  const encode = (schema: (() => Parameters<typeof encodeWire>[0]) | undefined, value: unknown) =>
    schema ? encodeWire(schema(), value as never) : undefined;
  const params = encode(endpoint.params, send.params) as Record<string, unknown> | undefined;
  const query = encode(endpoint.query, send.query ?? {}) as Record<string, string | undefined> | undefined;
  const path = fillPath(endpoint.path, params);
  const wanted =
    query &&
    Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
  const body = encode(endpoint.body, send.body);
  return {
    path,
    ...(wanted && { query: wanted }),
    ...(body !== undefined &&
      (endpoint.bodyKind === 'multipart' ? { body: formData(body as Record<string, unknown>) } : { json: body })),
  };
}

function formData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) continue;
    if (value !== undefined) form.set(name, String(value));
  }
  // Files go last, so that a server that streams knows the fields before the bytes arrive.
  for (const [name, value] of Object.entries(fields)) if (value instanceof Blob) form.set(name, value);
  return form;
}

interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function exchange(http: KyInstance, url: string, options: Parameters<KyInstance>[1]): Promise<WireAnswer> {
  try {
    const response = await http(url, options);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (error instanceof HTTPError)
      return { status: error.response.status, headers: error.response.headers, body: error.data };
    throw error;
  }
}

function troubleOf(cause: unknown, path: string, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted) return new ApiError('Request aborted', { kind: 'aborted', path, cause });
  if (cause instanceof TimeoutError) return new ApiError('Network request failed', { kind: 'timeout', path, cause });
  return new ApiError('Network request failed', { kind: 'network', path, cause });
}

const mayRepeat = (endpoint: Endpoint, key: string | undefined): boolean => {
  if (endpoint.repeat === 'never') return false;
  if (key !== undefined) return true;
  return endpoint.method !== 'POST' && endpoint.method !== 'PATCH';
};

const isFailure = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** The wrapped data, or the whole answer where a server sends it unwrapped. */
const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'success' in body && 'data' in body ? body.data : body;

function tokenIn(body: unknown): string | undefined {
  for (const place of [body, unwrap(body)]) {
    if (typeof place !== 'object' || place === null || !('Authorization' in place)) continue;
    if (typeof place.Authorization === 'string') return place.Authorization.replace(/^Bearer\s+/i, '');
  }
  return undefined;
}

function readReply(
  endpoint: Endpoint,
  { wire, path, status }: { wire: unknown; path: string; status: number },
): unknown {
  if (endpoint.replyKind === 'binary') return wire;
  const decoded = decodeWire(endpoint.reply(), unwrap(wire));
  if (decoded.ok) return decoded.value;
  const fields = decoded.violations.map(({ propertyPath }) => propertyPath).join(', ');
  throw new ApiError(`${endpoint.method} ${endpoint.path} answered outside the contract: ${fields}`, {
    kind: 'contract',
    status,
    path,
  });
}
