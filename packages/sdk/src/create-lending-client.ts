import { decodeWire, type Endpoint } from '@lender/contract';
import { ApiError } from './api-error.ts';
import type { Answer, Call, CallOptions } from './call.ts';
import { createExchange, type WireAnswer } from './exchange.ts';
import { readPagination } from './pagination.ts';
import { readLimits } from './read-limits.ts';
import { type Refusal, readRefusal } from './refusal.ts';
import { followSessions } from './session.ts';
import { memoryTokenStore, type TokenStore } from './token-store.ts';
import { saysNo, tokenIn, unwrap } from './wire-body.ts';
import { type Parts, writeHeaders, writeRequest } from './write-request.ts';

export interface ClientOptions {
  /**
   * Address of the lending API, as `https://api.example.com` or `https://example.com/lending/`; no user, query or hash.
   */
  readonly baseUrl: string;
  /** Store of the token. @default memory */
  readonly tokens?: TokenStore | undefined;
  /**
   * Called once per token that the API no longer accepts (401 or 403). The token is already removed. A permission that
   * a member of staff lacks does not remove it: that refusal is only returned.
   */
  readonly onUnauthorized?: ((refusal: Refusal) => void) | undefined;
  /** Called for every answer of 500 and above, before it is thrown. */
  readonly onServerError?: ((error: ApiError) => void) | undefined;
  /** Longest duration of a whole call, retries included, in milliseconds: finite, above 0. @default 180_000 */
  readonly timeoutMs?: number | undefined;
  /** Largest number of repetitions of a call that may be repeated: a whole number, 0 for never. @default 2 */
  readonly retries?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Makes idempotency keys. @default crypto.randomUUID */
  readonly newKey?: (() => string) | undefined;
}

/**
 * Creates a client of the lending API. A refusal comes back as a value; a broken network, server or contract throws
 * {@link ApiError}. Create one client per session (on a server: per request), since it holds that session's token.
 *
 * @throws RangeError when `baseUrl`, `timeoutMs` or `retries` cannot be used for any call
 *
 * @example
 * const call = createLendingClient({ baseUrl: 'http://localhost:4000' })
 * const answer = await call(getBanks)
 * answer.ok && answer.data[0]?.title // → 'Banamex'
 */
export function createLendingClient(options: ClientOptions): Call {
  const { tokens = memoryTokenStore(), newKey = () => crypto.randomUUID() } = options;
  const limits = readLimits({ timeoutMs: options.timeoutMs ?? 180_000, retries: options.retries ?? 2 });
  const exchange = createExchange(options);
  const openSession = followSessions(tokens);

  async function call(endpoint: Endpoint, send: Parts = {}, own: CallOptions = {}): Promise<Answered> {
    const { headers, idempotencyKey, signal } = own;
    const { timeoutMs, retries } = readLimits({
      timeoutMs: own.timeoutMs ?? limits.timeoutMs,
      retries: own.retries ?? limits.retries,
    });
    const request = writeRequest(endpoint, send);
    const session = openSession();
    const token = endpoint.signsIn ? undefined : session.token;
    const answer = await exchange({
      ...request,
      endpoint: endpoint.name,
      method: endpoint.method,
      headers: writeHeaders(endpoint, headers, {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(endpoint.repeat === 'key' && { 'idempotency-key': idempotencyKey ?? newKey() }),
      }),
      timeoutMs,
      retries: mayRepeat(endpoint) ? retries : 0,
      replyKind: endpoint.replyKind ?? 'json',
      signal,
    });
    const { response, requestId } = answer;
    own.onResponse?.(response);
    const fresh = tokenIn(answer.body);
    if (fresh) session.renew(fresh);

    const refusal = refusalIn(answer);
    if (refusal) {
      if (token && endsSession(refusal) && session.end()) options.onUnauthorized?.(refusal);
      return { ok: false, refusal, requestId };
    }
    if (response.status < 500) return readSuccess(endpoint, answer, request.path);
    const error = serverError(endpoint, answer, request.path);
    options.onServerError?.(error);
    throw error;
  }
  return call as Call; // The declared answer of an endpoint was decoded by its own schema.
}

/** An answer whose endpoint is not known yet. */
type Answered =
  | Answer<Endpoint>
  | { readonly ok: false; readonly refusal: Refusal; readonly requestId: string | undefined };

/**
 * Tells whether the token is invalid: at 401, and at 403 unless the refusal names the permission that the call needs.
 */
const endsSession = ({ status, facts }: Refusal): boolean =>
  status === 401 || (status === 403 && facts.permission === undefined);

/**
 * Tells whether the contract allows a repetition: a call that takes a key has one, so that its repetition is
 * recognised.
 */
const mayRepeat = ({ method, repeat }: Endpoint): boolean =>
  repeat === 'key' || (repeat !== 'never' && method !== 'POST' && method !== 'PATCH');

/** First status without the requested content; redirects before it were followed. */
const NOT_MODIFIED = 304;

/** A server error is no refusal, except a 503 whose code names the cause. */
function refusalIn({ response: { status }, body }: WireAnswer): Refusal | undefined {
  if (status < NOT_MODIFIED && !saysNo(body)) return undefined;
  const refusal = readRefusal(status, body);
  return status < 500 || (status === 503 && refusal.code !== 'unknown') ? refusal : undefined;
}

function serverError({ name, messageOf500 }: Endpoint, { response, requestId }: WireAnswer, path: string): ApiError {
  const { status } = response;
  const message = (status === 500 && messageOf500) || `ERP response ${status} ${path}`;
  return new ApiError(message, { kind: 'server', status, endpoint: name, path, requestId });
}

function readSuccess(endpoint: Endpoint, { response, requestId, body }: WireAnswer, path: string): Answered {
  const { status, headers } = response;
  const pagination = readPagination(headers);
  const etag = headers.get('etag') ?? undefined;
  const done = (data: unknown): Answered => ({
    ok: true,
    status,
    data,
    requestId,
    etag,
    ...(pagination && { pagination }),
  });
  if (endpoint.replyKind === 'binary') return done(body);

  const decoded = decodeWire(endpoint.reply(), unwrap(body));
  if (decoded.ok) return done(decoded.value);
  const fields = decoded.violations.map(({ propertyPath }) => propertyPath).join(', ');
  const message = `${endpoint.method} ${endpoint.path} answered outside the contract: ${fields}`;
  throw new ApiError(message, { kind: 'contract', status, endpoint: endpoint.name, path, requestId });
}
