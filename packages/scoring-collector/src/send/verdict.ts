import type { CollectorError } from '../collector-error.ts';

/** Tells whether a chunk that was refused is to be sent again. */
export const mayRepeat = ({ kind, status }: CollectorError): boolean =>
  kind === 'network' || status === 408 || status === 429 || status >= 500;

/**
 * Tells whether nothing more is accepted under this reference or from this account: for its state, value, key or
 * rights.
 */
export const isEnd = ({ kind }: CollectorError): boolean => /_invalid|_forbidden/.test(kind);
