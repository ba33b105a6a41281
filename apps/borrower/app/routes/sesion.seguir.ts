import { readFormData } from '@lender/web/forms';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { sessionLeft, signInHere, stay } from '../features/sessions/guard/session-left.server.ts';

/** Returns the remaining time of an open page's session. */
export const loader = (visit: LoaderFunctionArgs) => json(sessionLeft(visit));

/** Prolongs the session, or signs in again, without leaving the page. */
export async function action(visit: ActionFunctionArgs) {
  const form = await readFormData(visit);
  return form.has('username') ? json(await signInHere(visit, form)) : json(await stay(visit));
}
