import ky, { HTTPError } from 'ky';
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
const PASSING_STATUSES = [408, 425, 429, 502, 503, 504];
const LONGEST_PAUSE_MS = 10_000;

/** Carries requests over HTTP. The one file that knows the HTTP library. */
export function createExchange({ baseUrl, timeoutMs, retries, fetch }: ExchangeOptions) {
  const http = ky.create({
    ...(fetch && { fetch }),
    // One clock for the whole call, below: tries, pauses and a body that stalls.
    timeout: false,
    retry: {
      limit: retries,
      // Whether a call may be repeated is said by the contract, call by call, not by the method.
      methods: ['get', 'put', 'delete', 'post', 'patch'],
      statusCodes: PASSING_STATUSES,
      // A server that asks for more patience than a person has is taken at its word: its answer is the answer.
      shouldRetry: ({ error }) => (error instanceof HTTPError && asksForPatience(error.response) ? false : undefined),
      backoffLimit: LONGEST_PAUSE_MS,
      jitter: true,
    },
  });

  /** Any answer comes back, refusals and server errors too. @throws ApiError when there is none */
  return async (request: WireRequest): Promise<WireAnswer> => {
    const { method, headers, path, query, json, form, signal, mayRepeat, replyKind } = request;
    const control = new AbortController();
    const giveUp = () => control.abort();
    const timer = setTimeout(giveUp, timeoutMs);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    try {
      const response = await http(baseUrl + path, {
        method,
        headers,
        signal: control.signal,
        ...(query && { searchParams: query }),
        ...(json !== undefined && { json }),
        ...(form && { body: form }),
        ...(!mayRepeat && { retry: { limit: 0 } }),
      }).catch(answerOf);
      return { status: response.status, headers: response.headers, body: await readBody(response, replyKind) };
    } catch (cause) {
      if (signal?.aborted) throw new ApiError('Request aborted', { kind: 'aborted', path, cause });
      const kind = control.signal.aborted ? 'timeout' : 'network';
      throw new ApiError('Network request failed', { kind, path, cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  };
}

function asksForPatience({ headers }: Response): boolean {
  const after = headers.get('retry-after') ?? '';
  const ms = /\D/.test(after) ? Date.parse(after) - Date.now() : Number(after) * 1000;
  return ms > LONGEST_PAUSE_MS;
}

/** What a refusal or a fault of the server answered. */
function answerOf(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

async function readBody(response: Response, replyKind: 'json' | 'binary'): Promise<unknown> {
  if (replyKind === 'binary' && response.ok) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
