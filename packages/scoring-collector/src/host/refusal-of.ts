import { CollectorError, type CollectorErrorKind } from '../collector-error.ts';
import type { HostBody } from './host-body.ts';

/** What the titles of the scoring host's problems mean. */
const kinds: Readonly<Record<string, CollectorErrorKind>> = {
  reference_number_not_unique: 'stateInvalid',
  dataset_in_complete_state: 'stateInvalid',
  reference_number_expired: 'stateInvalid',
  reference_number_invalid: 'valueInvalid',
  data_invalid: 'unknown',
  subscription_suspended: 'actionForbidden',
  standalone_flow_not_supported: 'actionForbidden',
};

/** Puts a refusal of the scoring host into the words that its users know, by the call that it refused. */
export function refusalOf(isLogin: boolean, status: number, { title = '', detail = '' }: HostBody): CollectorError {
  const refuse = (kind: CollectorErrorKind = 'other', message = `status: ${status}, message: ${detail}`) =>
    new CollectorError(kind, message, status);
  if (!isLogin) return refuse(kinds[title], ([400, 401, 403].includes(status) && detail) || undefined);
  if (status === 400) return refuse('authKeyInvalid', 'AuthKey is invalid');
  return status < 500 ? refuse() : refuse('internal', 'Internal server error');
}
