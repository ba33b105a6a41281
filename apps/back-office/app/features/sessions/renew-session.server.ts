import { getBackOfficeUser, refreshUserToken } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';

/**
 * Renews the session of an open page. A use is noted first, by a call that counts as one.
 *
 * @returns seconds until the session is locked if it is not used
 */
export async function renewSession(call: Call, isUse: boolean): Promise<{ readonly locksInSeconds: number }> {
  if (isUse) await call(getBackOfficeUser, { params: { id: 'me' } });
  const renewed = await call(refreshUserToken);
  if (!renewed.ok) throw unreadable('the session', renewed.refusal);
  return { locksInSeconds: renewed.data.locksInSeconds };
}
