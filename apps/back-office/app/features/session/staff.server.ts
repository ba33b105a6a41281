import { getBackOfficeUser, type Reply, refreshUserToken } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';

export interface Staff extends Reply<typeof getBackOfficeUser> {
  /** How soon the session is locked if nobody uses it, in seconds. */
  readonly locksInSeconds: number;
}

/** Who is signed in. Reading it also renews the session, so that whoever works is not sent away. */
export async function readStaff(call: Call): Promise<Staff> {
  const [me, renewed] = await Promise.all([call(getBackOfficeUser, { params: { id: 'me' } }), call(refreshUserToken)]);
  if (!me.ok) throw unreadable('the member of staff', me.refusal);
  if (!renewed.ok) throw unreadable('the session', renewed.refusal);
  return { ...me.data, locksInSeconds: renewed.data.locksInSeconds };
}
