import type { ReportedFlow } from '@lender/flow/routes';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
type Known = { readonly etag: string; readonly flow: ReportedFlow | null };

const FLOW_PATH = '/flow/state';
const NOT_MODIFIED = 304;

/**
 * Returns a function that reads the client's progress from this site; `null` when no client is signed in any more. An
 * unchanged flow is not sent again.
 *
 * The returned function rejects when the site does not answer: the machine then waits longer.
 */
export function flowAsker(): (fetch: Fetch, signal: AbortSignal) => Promise<ReportedFlow | null> {
  let known: Known | undefined;
  return async (fetch, signal) => {
    const since = known && { 'if-none-match': known.etag };
    const response = await fetch(FLOW_PATH, { signal, headers: { ...json, ...since } });
    if (known && response.status === NOT_MODIFIED) return known.flow;
    const flow = await answerOf<ReportedFlow | null>(response, FLOW_PATH);
    const etag = response.headers.get('etag');
    known = etag === null ? undefined : { etag, flow };
    return flow;
  };
}

const TOKEN_PATH = '/flow/token';

/** Renews the token; returns whether a client is still signed in. */
export const askToken = async (fetch: Fetch, signal: AbortSignal): Promise<boolean> =>
  answerOf<boolean>(await fetch(TOKEN_PATH, { method: 'POST', signal, headers: json }), TOKEN_PATH);

const json = { accept: 'application/json' };

async function answerOf<Answer>(response: Response, path: string): Promise<Answer> {
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
