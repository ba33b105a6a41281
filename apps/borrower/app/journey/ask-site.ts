import type { ReportedFlow } from '@lender/flow/routes';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * The flow as our own site tells it; `null` when nobody is signed in any more.
 *
 * @throws when the site does not answer: the machine then waits longer
 */
export const askFlow = (fetch: Fetch, signal: AbortSignal): Promise<ReportedFlow | null> =>
  ask<ReportedFlow | null>(fetch, '/flow/state', { signal });

/** Renews the token; says whether somebody is still signed in. */
export const askToken = (fetch: Fetch, signal: AbortSignal): Promise<boolean> =>
  ask<boolean>(fetch, '/flow/token', { method: 'POST', signal });

async function ask<Answer>(fetch: Fetch, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, { ...init, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
