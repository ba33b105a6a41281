import { ApiError } from './api-error.ts';
import { isPassing, pauseMs } from './repetition.ts';
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

/** Carries requests over HTTP. The one file that knows `fetch`. */
export function createExchange(options: ExchangeOptions) {
  /** Any answer comes back, refusals and server errors too. @throws ApiError when there is none */
  return async (request: WireRequest): Promise<WireAnswer> => {
    const { path, signal } = request;
    const control = new AbortController();
    const giveUp = () => control.abort();
    // One clock for the whole call: tries, pauses and a body that stalls.
    const timer = setTimeout(giveUp, options.timeoutMs);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    try {
      return await tryUntilAnswered(request, options, control.signal);
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

async function tryUntilAnswered(
  request: WireRequest,
  options: ExchangeOptions,
  signal: AbortSignal,
): Promise<WireAnswer> {
  const repetitions = request.mayRepeat ? options.retries : 0;
  for (let repetition = 0; ; repetition += 1) {
    const tried = tryOnce(request, options, signal);
    if (repetition === repetitions) return tried;
    const answer = await tried.catch((cause: unknown) => {
      if (signal.aborted) throw cause;
    });
    if (answer && !isPassing(answer.status)) return answer;
    const pause = pauseMs(repetition, answer?.headers.get('retry-after') ?? null);
    if (answer && pause === undefined) return answer;
    await waitFor(pause ?? 0, signal);
  }
}

async function tryOnce(
  { method, headers, path, query, json, form, replyKind }: WireRequest,
  { baseUrl, fetch }: ExchangeOptions,
  signal: AbortSignal,
): Promise<WireAnswer> {
  const asked = new URLSearchParams(query).toString();
  // Looked up and called without its options, since a browser's own insists on that.
  const send = fetch ?? globalThis.fetch;
  const response = await send(baseUrl + path + (asked && `?${asked}`), {
    method,
    signal,
    headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: form }),
  });
  const isBinary = replyKind === 'binary' && response.ok;
  const body = isBinary ? new Uint8Array(await response.arrayBuffer()) : readJson(await response.text());
  return { status: response.status, headers: response.headers, body };
}

function readJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
  });
}
