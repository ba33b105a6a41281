import ky, { HTTPError } from 'ky';
import { ApiError } from './api-error.ts';
import type { RawResponse } from './call.ts';
import { readBaseUrl } from './read-base-url.ts';
import type { WrittenRequest } from './write-request.ts';

export interface ExchangeOptions {
  readonly baseUrl: string;
  readonly fetch?: typeof fetch | undefined;
}

type Send = typeof fetch;

export interface WireRequest extends WrittenRequest {
  /** Name of the endpoint, for errors. */
  readonly endpoint: string;
  readonly method: string;
  readonly headers: Headers;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly replyKind: 'json' | 'binary';
  readonly signal?: AbortSignal | undefined;
}

export interface WireAnswer {
  readonly response: RawResponse;
  readonly requestId: string | undefined;
  /** Bytes of a binary reply, else JSON: an empty object for an empty body, `undefined` for invalid JSON. */
  readonly body: unknown;
}

/** Statuses that mean "not now", worth a retry when the call may be repeated. 500 is a bug, not a temporary failure. */
const PASSING_STATUSES = [408, 425, 429, 502, 503, 504];
const LONGEST_PAUSE_MS = 10_000;
/** A timer that is set for longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Sends requests over HTTP. The only file that uses the HTTP library.
 *
 * @throws RangeError when `baseUrl` is no address to which paths can be added
 */
export function createExchange({ baseUrl, fetch = (...sent) => globalThis.fetch(...sent) }: ExchangeOptions) {
  const base = readBaseUrl(baseUrl);
  const http = ky.create({
    // One timeout for the whole call, below: tries, pauses and a body that stalls.
    timeout: false,
    retry: {
      // The contract says for each call whether it may be repeated; the method does not.
      methods: ['get', 'put', 'delete', 'post', 'patch'],
      statusCodes: PASSING_STATUSES,
      afterStatusCodes: PASSING_STATUSES,
      shouldRetry: ({ error }) => (error instanceof HTTPError ? shouldRepeat(error.response) : undefined),
      backoffLimit: LONGEST_PAUSE_MS,
      jitter: true,
    },
  });

  /** Returns any answer, refusals and server errors too. @throws ApiError when there is none */
  return async (request: WireRequest): Promise<WireAnswer> => {
    const { endpoint, method, headers, path, query, json, form, signal, replyKind } = request;
    const control = new AbortController();
    const giveUp = () => control.abort(signal?.reason);
    const timer = setTimeout(giveUp, Math.min(request.timeoutMs, LONGEST_TIMER_MS));
    let requestId: string | undefined;
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    try {
      const response = await http(base + path, {
        fetch: notification(fetch, (begun) => {
          requestId = requestIdOf(begun) ?? requestId;
        }),
        method,
        headers,
        signal: control.signal,
        retry: { limit: request.retries },
        ...(query && { searchParams: query }),
        ...(json !== undefined && { json }),
        ...(form && { body: form }),
      }).catch(answerOf);
      return await readAnswer(response, replyKind);
    } catch (cause) {
      const facts = { endpoint, path, requestId, cause };
      if (signal?.aborted) throw new ApiError('Request aborted', { kind: 'aborted', ...facts });
      throw new ApiError('Network request failed', { kind: control.signal.aborted ? 'timeout' : 'network', ...facts });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  };
}

/** Returns a `fetch` that reports every answer that begins, also one that is then repeated. */
const notification =
  (fetch: Send, notify: (begun: Response) => void): Send =>
  async (...sent) => {
    const response = await fetch(...sent);
    notify(response);
    return response;
  };

const requestIdOf = ({ headers }: Response): string | undefined => headers.get('x-request-id') ?? undefined;

async function readAnswer(response: Response, replyKind: WireRequest['replyKind']): Promise<WireAnswer> {
  const { status, headers, ok } = response;
  const body = replyKind === 'binary' && ok ? new Uint8Array(await response.arrayBuffer()) : await response.text();
  return { response: { status, headers, body }, requestId: requestIdOf(response), body: read(body) };
}

/** @returns `true` for a random pause, `undefined` for the pause that was asked for */
function shouldRepeat({ status, headers }: Response): boolean | undefined {
  const after = headers.get('retry-after') ?? '';
  const ms = /\D/.test(after) ? Date.parse(after) - Date.now() : Number(after) * 1000;
  // The library would wait for days where the header is no pause, and would follow headers that say when a quota begins
  // again.
  if (!(ms > 0)) return PASSING_STATUSES.includes(status);
  // When a server asks for a longer pause than a person would wait, there is no retry: its answer is final.
  return ms > LONGEST_PAUSE_MS ? false : undefined;
}

/** Returns the answer of a refusal or of a server error. */
function answerOf(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

function read(body: string | Uint8Array): unknown {
  if (typeof body !== 'string') return body;
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
