import { formatPlainDate } from '@lender/calculator';
import { isClientStatus, mayClientApply } from '@lender/lending';
import type { ClientProfile } from '../platform/current-client.server.ts';

/** Reason why a client may not borrow now, and what another application depends on. */
export type NotNow =
  | { readonly kind: 'barred' | 'asking' }
  | { readonly kind: 'later' | 'afterPaying' | 'atAge'; readonly on: string };

type Status = Pick<ClientProfile, 'rejection'> & { readonly status: number };

/**
 * Returns why a client may not borrow now; nothing when, as far as known, they may.
 *
 * @example
 * notNow({ status: CLIENT_STATUS.blacklisted, rejection: null }) // → { kind: 'barred' }
 */
export function notNow({ status, rejection }: Status): NotNow | null {
  if (isClientStatus(status) && !mayClientApply(status)) return { kind: 'barred' };
  if (!rejection) return null;
  const { reasons, applyAgainOn } = rejection;
  if (applyAgainOn === null) return { kind: 'asking' };
  return { kind: conditionOf(reasons), on: formatPlainDate(applyAgainOn) };
}

/** Returns the further condition for a client who is too young, or who owes. */
function conditionOf(reasons: readonly string[]): 'later' | 'afterPaying' | 'atAge' {
  if (reasons.includes('AGE')) return 'atAge';
  return reasons.includes('OWN_ARREARS') ? 'afterPaying' : 'later';
}
