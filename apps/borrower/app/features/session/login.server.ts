import { loginClient } from '@lender/contract';
import { json, redirect } from '@remix-run/node';
import { defineForm } from '../../forms/form-definition.ts';
import { phoneDigits } from '../../forms/phone-digits.ts';
import { submitForm } from '../../forms/submit-form.ts';
import { apiOf, type Visit } from '../../platform/sdk.server.ts';
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

/** The page for signing in; who is signed in goes on. */
export async function loadLogin(visit: Visit) {
  if (apiOf(visit).account() === 'client') throw redirect('/flow');
  const { searchParams } = new URL(visit.request.url);
  const notice = searchParams.get('aviso');
  return json({ notice: isLoginNotice(notice) ? notice : undefined, next: nextPath(searchParams.get('next')) });
}

/** Signs a client in: the API's token becomes the session by itself. */
export async function signIn(visit: Visit) {
  const data = await visit.request.formData();
  const signedIn = await submitForm(loginForm, data, apiOf(visit).call);
  if (!signedIn.ok) return json(signedIn.problem, signedIn.problem.form === 'rate_limited' ? 429 : 422);
  throw redirect(nextPath(data.get('next')));
}
