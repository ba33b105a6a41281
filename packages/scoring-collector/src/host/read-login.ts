import { CollectorError } from '../collector-error.ts';
import type { HeldToken } from './access-token.ts';
import type { HostBody } from './host-body.ts';

/**
 * Reads the answer to a login; some hosts write `.issued` and `.expires`. The lifetime of the token is the difference
 * of the host's own two times, so that a wrong clock on either side changes nothing.
 *
 * @throws CollectorError `exception` when there is no token in it
 */
export function readLogin(body: HostBody, now: number): HeldToken {
  const { access_token: token } = body;
  if (!token) throw new CollectorError('exception');
  const timeOf = (name: string) => Date.parse(body[name] ?? body[`.${name}`] ?? '');
  return { token, expiresAt: now + timeOf('expires') - (timeOf('issued') || now) || 0 };
}
