/** One call as it travelled. */
export interface RecordedCall {
  /** Who called: `borrower 1`, `staff`, `checker`, `visitor`. */
  readonly as: string;
  readonly method: string;
  /** With its query, below the address of the server. */
  readonly path: string;
  /** JSON as it was sent; of a form only that it was one. */
  readonly body?: string;
  readonly idempotencyKey?: string;
  /** HTTP status; absent where no answer came. */
  readonly status?: number;
}

/** What was called since the last beginning: what shows a breach again. */
export interface Trace {
  begin(): void;
  calls(): readonly RecordedCall[];
  /** A `fetch` that writes down what goes through it. */
  recording(as: string): typeof fetch;
}

/** Where secrets travel is not written down. */
const SECRET = /\/login$/;

export function traceOf(baseUrl: string, send: typeof fetch): Trace {
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
      const response = await send(request);
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
