import { createHash } from 'node:crypto';

/** A name for what an answer says: the same content has the same one. */
export const etagOf = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;

/**
 * Whether a caller that sends `If-None-Match` has this answer already. Weak names compare like strong ones.
 *
 * @example
 * isKnown('W/"a1", "b2"', '"b2"') // → true
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^W\//, ''))
    .some((name) => name === etag || name === '*');
