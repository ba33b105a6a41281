import { routeAt } from '@lender/flow/routes';
import { readFormData } from '@lender/web/forms';
import { redirect } from '@lender/web/redirect';
import type { ActionFunctionArgs } from '@remix-run/node';
import { answerBanner } from '../features/sandbox/sandbox.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Only the banner's buttons lead here; a visitor who opens the address is redirected to the home page. */
export const loader = () => redirect('/');

/** Answers the sandbox banner's buttons and returns to the page on which they were pressed. */
export async function action(visit: ActionFunctionArgs) {
  const form = await readFormData(visit);
  const cookie = answerBanner(form.get('intent'));
  if (cookie !== undefined) visit.context.setCookie(cookie);
  // Without the cookie staff have no page of a client, and opening one would start the sandbox mode again.
  const isLeaving = form.get('intent') === 'disable' && apiOf(visit).account() === 'user';
  return redirect(isLeaving ? '/' : (routeAt(String(form.get('from')))?.path ?? '/'));
}
