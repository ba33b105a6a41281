import { createHash } from 'node:crypto';

/** Returns the entity tag of an answer: the same content has the same tag. */
export const etagOf = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;

/**
 * True when a caller's `If-None-Match` names this answer. Weak tags compare like strong ones.
 *
 * @example
 * isKnown('W/"a1", "b2"', '"b2"') // → true
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^W\//, ''))
    .some((name) => name === etag || name === '*');
