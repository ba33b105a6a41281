import { getBackOfficeUser, type Reply, refreshUserToken } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';

export type Staff = Reply<typeof getBackOfficeUser>;

/** Who is signed in. Reading it also renews the session, so that whoever works is not sent away. */
export async function readStaff(call: Call): Promise<Staff> {
  const [me] = await Promise.all([call(getBackOfficeUser, { params: { id: 'me' } }), call(refreshUserToken)]);
  if (!me.ok) throw unreadable('the member of staff', me.refusal);
  return me.data;
}
