import { getBackOfficeUser, type Reply, refreshUserToken } from '@lender/contract';
import type { Permission } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';

export interface Staff extends Reply<typeof getBackOfficeUser> {
  /** Time until an unused session is locked, in seconds. */
  readonly locksInSeconds: number;
}

/**
 * Reads the member of staff who is signed in. The reading also renews the session, so that a user who works is not
 * signed out.
 */
export async function readStaff(call: Call): Promise<Staff> {
  const [me, renewed] = await Promise.all([call(getBackOfficeUser, { params: { id: 'me' } }), call(refreshUserToken)]);
  if (!me.ok) throw unreadable('the member of staff', me.refusal);
  if (!renewed.ok) throw unreadable('the session', renewed.refusal);
  return { ...me.data, locksInSeconds: renewed.data.locksInSeconds };
}

/**
 * Refuses a page, or a search on it, to a role without its permission, where no call of the page does.
 *
 * @throws a page with the status 403
 */
export async function requirePermission(call: Call, permission: Permission): Promise<void> {
  const { permissions } = await readStaff(call);
  if (!permissions.includes(permission)) throw new Response(null, { status: 403 });
}
