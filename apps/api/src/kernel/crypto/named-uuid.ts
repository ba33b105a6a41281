import { createHash } from 'node:crypto';

/**
 * Returns the UUID (version 8) of a name, always the same, so that derived data has an id without being stored.
 *
 * @example
 * namedUuid('loan 7, due 2026-12-23') === namedUuid('loan 7, due 2026-12-23') // → true
 */
export function namedUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
