import { loginClient } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, submitForm } from '@lender/web/forms';
import { leadTo, showRefusal } from '@lender/web/outcome';
import { readSignInPath } from '@lender/web/paths';
import { phoneDigits } from '../../forms/phone-digits.ts';
import { isLoginNotice, LOGIN_FIELDS } from './login.ts';
import { nextPage } from './next-page.ts';

export const loginForm = defineForm({
  endpoint: loginClient,
  fields: LOGIN_FIELDS,
  secrets: ['password'],
  bodyOf: ({ username, password }) => ({ username: usernameOf(username), password }),
});

/** An e-mail as it is typed, a phone as its ten digits. */
function usernameOf(text: string): string {
  return text.includes('@') ? text.trim() : phoneDigits(text) || text.trim();
}

/** What the page for signing in is told by its address. */
export function readLoginAddress(request: Request) {
  const { notice, next } = readSignInPath(request.url);
  return { notice: isLoginNotice(notice) ? notice : undefined, next: nextPage(next) };
}

/** Signs a client in: the API's token becomes the session by itself. */
export async function signIn(call: Call, data: FormData) {
  const signedIn = await submitForm(loginForm, data, call);
  return signedIn.ok ? leadTo(nextPage(data.get('next'))) : showRefusal(signedIn.problem);
}
