import { formReadIn } from '../forms/read-form-data.ts';
import { UnsentForm, unsentFields } from '../forms/unsent-form.ts';
import { redirect } from '../navigation/redirect.ts';
import type { Visit } from './visit.ts';

/**
 * Returns the value to throw where a session is over: the redirect to the sign-in page. A form that a browser without a
 * script has just sent would be lost by a redirect, so its page keeps it instead.
 */
export function leadToSignIn({ request, context }: Visit, to: string): Response | UnsentForm {
  const end = redirect(to);
  const data = formReadIn(context);
  const isPlainForm = request.method === 'POST' && request.headers.get('sec-fetch-dest') === 'document';
  return isPlainForm && data ? new UnsentForm(unsentFields(data), end) : end;
}

/** Tells whether the thrown value leads the visitor to sign in. */
export const endsSession = (thrown: unknown): boolean =>
  thrown instanceof Response || (thrown instanceof UnsentForm && thrown.cause instanceof Response);
