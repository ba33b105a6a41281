import { loginClient } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { json, redirect } from '@remix-run/node';
import { defineForm } from '../../forms/form-definition.ts';
import { phoneDigits } from '../../forms/phone-digits.ts';
import { submitForm } from '../../forms/submit-form.ts';
import { isLoginNotice, LOGIN_FIELDS } from './login.ts';
import { nextPath } from './next-path.ts';

export const loginForm = defineForm({
  fields: LOGIN_FIELDS,
  secrets: ['password'],
  body: loginClient.body,
  bodyOf: ({ username, password }) => ({ username: usernameOf(username), password }),
  send: (call, body) => call(loginClient, { body }),
});

/** An e-mail as it is typed, a phone as its ten digits. */
function usernameOf(text: string): string {
  return text.includes('@') ? text.trim() : phoneDigits(text) || text.trim();
}

/** What the page for signing in is told by its address. */
export function readLoginAddress(request: Request) {
  const { searchParams } = new URL(request.url);
  const notice = searchParams.get('aviso');
  return { notice: isLoginNotice(notice) ? notice : undefined, next: nextPath(searchParams.get('next')) };
}

/** Signs a client in: the API's token becomes the session by itself. */
export async function signIn(call: Call, data: FormData) {
  const signedIn = await submitForm(loginForm, data, call);
  return signedIn.ok ? redirect(nextPath(data.get('next'))) : json(signedIn.problem, 422);
}
