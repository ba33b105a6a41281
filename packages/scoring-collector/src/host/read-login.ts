import { CollectorError } from '../collector-error.ts';
import type { HeldToken } from './access-token.ts';
import type { HostBody } from './host-body.ts';

/**
 * Reads what a login answers; some hosts write `.issued` and `.expires`. How long the token lives is the difference of
 * the host's own two times, so that a wrong clock on either side changes nothing.
 *
 * @throws CollectorError `exception` when there is no token in it
 */
export function readLogin(body: HostBody, now: number): HeldToken {
  const { access_token: token } = body;
  if (!token) throw new CollectorError('exception');
  const timeOf = (name: string) => Date.parse(body[name] ?? body[`.${name}`] ?? '');
  return { token, expiresAt: now + timeOf('expires') - (timeOf('issued') || now) || 0 };
}
