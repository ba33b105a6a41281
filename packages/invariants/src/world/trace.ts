import { pause } from './wait-until.ts';

/** One call as it was sent. */
export interface RecordedCall {
  /** Caller: `borrower 1`, `staff`, `checker`, `visitor`. */
  readonly as: string;
  readonly method: string;
  /** Path with its query, below the address of the server. */
  readonly path: string;
  /** JSON as it was sent; for a form only the note that it was one. */
  readonly body?: string;
  readonly idempotencyKey?: string;
  /** HTTP status; absent where no answer came. */
  readonly status?: number;
}

/** Calls made since the last `begin`, with which a breach can be reproduced. */
export interface Trace {
  begin(): void;
  calls(): readonly RecordedCall[];
  /** Returns a `fetch` that records its calls. */
  recording(as: string): typeof fetch;
}

/** Paths with secrets, whose bodies are not recorded. */
const SECRET = /\/login$/;

export function traceOf(baseUrl: string, send: typeof fetch, patienceMs = 60_000): Trace {
  let calls: RecordedCall[] = [];
  const root = new URL(baseUrl).pathname.replace(/\/$/, '');
  const recording =
    (as: string): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = SECRET.test(pathname) ? '…' : await bodyOf(request);
      const key = request.headers.get('idempotency-key');
      const call = {
        as,
        method: request.method,
        path: `${pathname.slice(root.length)}${search}`,
        ...(body !== '' && { body }),
        ...(key !== null && { idempotencyKey: key }),
      };
      const place = calls.push(call) - 1;
      const among = calls;
      const response = await sendInTime(request, { send, patienceMs });
      among[place] = { ...call, status: response.status };
      return response;
    };
  return {
    begin: () => {
      calls = [];
    },
    calls: () => [...calls],
    recording,
  };
}

async function bodyOf(request: Request): Promise<string> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return '(a form)';
  return request.clone().text();
}

/** Sends a request; waits as long as an overloaded server asks, if that is not longer than `patienceMs`. */
async function sendInTime(
  request: Request,
  { send, patienceMs }: { readonly send: typeof fetch; readonly patienceMs: number },
): Promise<Response> {
  let left = patienceMs;
  for (;;) {
    const response = await send(request.clone());
    const waitMs = response.status === 429 ? askedToWaitMs(response) : Number.POSITIVE_INFINITY;
    if (waitMs > left) return response;
    left -= waitMs;
    await response.body?.cancel();
    await pause(waitMs);
  }
}

/** @returns milliseconds, at least a tenth of a second; infinity where the server does not say */
function askedToWaitMs({ headers }: Response): number {
  const after = headers.get('retry-after');
  if (after === null) return Number.POSITIVE_INFINITY;
  const ms = /\D/.test(after) ? Date.parse(after) - Date.now() : Number(after) * 1000;
  return Number.isNaN(ms) ? Number.POSITIVE_INFINITY : Math.max(100, ms);
}
