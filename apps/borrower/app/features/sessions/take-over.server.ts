import { takeOverSession } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { signInPath } from '@lender/web/paths';
import type { LoginNotice } from './login.ts';

/**
 * Takes over a session that the back-office hands to this site: the API's token becomes the session by itself.
 *
 * @param url - address that was opened; `token` in its query works once, for a minute
 * @returns address to continue to
 */
export async function takeOver(call: Call, url: string): Promise<string> {
  const token = new URL(url).searchParams.get('token') ?? '';
  const taken = /^[A-Za-z0-9_.-]{1,1000}$/.test(token) && (await call(takeOverSession, { body: { token } })).ok;
  return taken ? '/flow' : signInPath<LoginNotice>({ notice: 'entrega' });
}
