import type { CollectorError, CollectorErrorKind } from './collector-error.ts';

/**
 * The English sentence of a kind of trouble. The error's own `message` is for developers, and part of the protocol.
 *
 * @example
 * collectorMessage({ kind: 'not_started' }) // → 'Collection has not started'
 */
export const collectorMessage = ({ kind }: Pick<CollectorError, 'kind'>): string => sentences[kind];

const sentences: Readonly<Record<CollectorErrorKind, string>> = {
  auth_key_invalid: 'The scoring host does not know this account',
  internal: 'The scoring host failed while it signed in',
  state_invalid: 'This reference was already used, is complete or has expired',
  value_invalid: 'This is not a valid reference number',
  unknown: 'The scoring host could not read the data',
  action_forbidden: 'This account does not have access to this action',
  other: 'The scoring host refused the data',
  network: 'The scoring host does not answer',
  exception: 'The answer of the scoring host cannot be read',
  not_started: 'Collection has not started',
  already_started: 'Collection has already started',
  consent_missing: 'The person has not consented to the collection',
  unsupported: 'This browser cannot encrypt here, or the public key is invalid',
  queue_full: 'The upload queue was full, and its oldest part was dropped',
};
