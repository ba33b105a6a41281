import { loginClient } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, submitForm } from '@lender/web/forms';
import { leadTo, showRefusal } from '@lender/web/outcome';
import { readSignInPath } from '@lender/web/paths';
import { isLoginNotice, LOGIN_FIELDS } from './login.ts';
import { nextPage } from './next-page.ts';
import { usernameOf } from './username.ts';

export const loginForm = defineForm({
  endpoint: loginClient,
  fields: LOGIN_FIELDS,
  secrets: ['password'],
  bodyOf: ({ username, password }) => ({ username: usernameOf(username), password }),
});

/** Reads what the address of the sign-in page says. */
export function readLoginAddress(request: Request) {
  const { notice, next: wanted } = readSignInPath(request.url);
  const next = nextPage(wanted);
  // A client who follows the message about an account that staff opened is asked for the temporary password.
  const saved = next === '/registration/completar' ? 'temporal' : undefined;
  return { notice: isLoginNotice(notice) ? notice : saved, next };
}

/** Signs a client in: the API's token becomes the session automatically. */
export async function signIn(call: Call, data: FormData) {
  const signedIn = await submitForm(loginForm, data, call);
  return signedIn.ok ? leadTo(nextPage(data.get('next'))) : showRefusal(signedIn.problem);
}
