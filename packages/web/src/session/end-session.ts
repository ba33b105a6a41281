import { logoutClient, logoutUser } from '@lender/contract';
import { isApiError } from '@lender/sdk';
import { endsSession } from './session-end.ts';
import type { Api } from './site-api.ts';

/** Ends the session here and at the API. An API that does not answer keeps no session open on this device. */
export async function endSession({ call, account, forget }: Api): Promise<void> {
  const kind = account();
  try {
    if (kind !== undefined) await call(kind === 'user' ? logoutUser : logoutClient);
  } catch (error) {
    // The session may have ended already.
    if (!endsSession(error) && !isApiError(error)) throw error;
  }
  forget();
}
