import type { CollectorError } from '../collector-error.ts';

/** Whether a chunk that was not taken is to be sent again. */
export const mayRepeat = ({ kind, status }: CollectorError): boolean =>
  kind === 'network' || status === 408 || status === 429 || status >= 500;

/** Whether nothing more is taken under this reference, or from this account: its state, its value, its key, its rights. */
export const isEnd = ({ kind }: CollectorError): boolean => /_invalid|_forbidden/.test(kind);
