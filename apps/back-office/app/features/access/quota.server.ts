import { getIdentifierQuota } from '@lender/contract';
import type { Permission } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { accessCopy } from './access.copy.es.ts';

const { quota: copy } = accessCopy;

/**
 * Reads how many identifiers of clients the member of staff may still see today, in words; null for a role that sees
 * none.
 */
export async function readQuota(call: Call, permissions: readonly Permission[]): Promise<string | null> {
  if (!permissions.includes(getIdentifierQuota.permission)) return null;
  const answer = await call(getIdentifierQuota);
  if (!answer.ok) throw unreadable('the own quota', answer.refusal);
  const { used, limit, left } = answer.data;
  return copy.standing(used, limit, left);
}
