import { CollectorError } from '../collector-error.ts';
import type { HostBody } from './host-body.ts';
import { refusalOf } from './refusal-of.ts';

export interface Question {
  /** Token of the call; a call that signs in has none. */
  readonly token?: string;
  readonly body?: string | undefined;
  /** True when it may outlive the page. */
  readonly keepalive?: boolean;
}

/**
 * Calls the scoring host without cookies, and without the address of the page, which may hold anything.
 *
 * @throws CollectorError
 */
export async function ask(url: string, { token, body, keepalive }: Question): Promise<HostBody> {
  const answer = await fetch(url, {
    method: body && 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive,
    // A host that does not answer would keep every later chunk waiting.
    signal: AbortSignal.timeout(30_000),
    body,
  }).catch(() => {
    throw new CollectorError('network');
  });
  const said: HostBody = { ...(await answer.json().catch(() => undefined)) };
  if (answer.ok) return said;
  throw refusalOf(token === undefined, answer.status, said);
}
