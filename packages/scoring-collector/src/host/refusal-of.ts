import { CollectorError, type CollectorErrorKind } from '../collector-error.ts';
import type { HostBody } from './host-body.ts';

/** Kind of error for each title of the scoring host's problems. */
const kinds: Readonly<Record<string, CollectorErrorKind>> = {
  reference_number_invalid: 'value_invalid',
  reference_number_not_unique: 'state_invalid',
  reference_number_expired: 'state_invalid',
  dataset_in_complete_state: 'state_invalid',
  data_invalid: 'unknown',
  standalone_flow_not_supported: 'action_forbidden',
  subscription_suspended: 'action_forbidden',
};

/** Turns a refusal of the scoring host into the error that its users know, by the call that it refused. */
export function refusalOf(isLogin: boolean, status: number, { title = '', detail = '' }: HostBody): CollectorError {
  const refuse = (kind: CollectorErrorKind = 'other', message = `status: ${status}, message: ${detail}`) =>
    new CollectorError(kind, message, status);
  if (!isLogin) return refuse(kinds[title], ([400, 401, 403].includes(status) && detail) || undefined);
  if (status === 400) return refuse('auth_key_invalid', 'AuthKey is invalid');
  return status < 500 ? refuse() : refuse('internal', 'Internal server error');
}
