import { createHash, timingSafeEqual } from 'node:crypto';

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** Reads the credentials of HTTP basic authentication (RFC 7617); `undefined` when they cannot be read. */
export function readBasicAuth(authorization: string | undefined): Credentials | undefined {
  const encoded = /^basic ([a-z0-9+/]+=*)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon < 0 ? undefined : { user: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

/** Returns the `authorization` header that identifies the caller. */
export const basicAuth = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Compares two secrets in a time that reveals nothing about either. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
