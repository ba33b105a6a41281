import type { CollectorError, CollectorErrorKind } from './collector-error.ts';

/**
 * The English sentence of a kind of trouble. The error's own `message` is for developers, and part of the protocol.
 *
 * @example
 * collectorMessage({ kind: 'not_started' }) // → 'Collecting has not begun'
 */
export const collectorMessage = ({ kind }: Pick<CollectorError, 'kind'>): string => sentences[kind];

const sentences: Readonly<Record<CollectorErrorKind, string>> = {
  auth_key_invalid: 'The scoring host does not know this account',
  internal: 'The scoring host failed while it signed in',
  state_invalid: 'This reference was used, is complete or has expired',
  value_invalid: 'This is no reference number',
  unknown: 'The scoring host could not read what was sent',
  action_forbidden: 'This account may not do that',
  other: 'The scoring host refused what was sent',
  network: 'The scoring host does not answer',
  exception: 'The scoring host gave an answer that cannot be read',
  not_started: 'Collecting has not begun',
  already_started: 'Collecting has begun already',
  consent_missing: 'Nobody has agreed to be observed',
  unsupported: 'This browser cannot encrypt here, or the public key is none',
  queue_full: 'Too much waited to be sent, and the oldest was given up',
};
