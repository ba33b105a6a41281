import { routeAt } from '@lender/flow/routes';
import { readFormData } from '@lender/web/forms';
import { redirect } from '@lender/web/redirect';
import type { ActionFunctionArgs } from '@remix-run/node';
import { answerBanner } from '../features/sandbox/sandbox.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Only the banner's buttons lead here; whoever opens the address goes home. */
export const loader = () => redirect('/');

/** Where the sandbox banner's buttons lead: back to the page on which they were pressed. */
export async function action(visit: ActionFunctionArgs) {
  const form = await readFormData(visit);
  const cookie = answerBanner(form.get('intent'));
  if (cookie !== undefined) visit.context.setCookie(cookie);
  // Staff have no page of a client's without it, and opening one would start it anew.
  const isLeaving = form.get('intent') === 'disable' && apiOf(visit).account() === 'user';
  return redirect(isLeaving ? '/' : (routeAt(String(form.get('from')))?.path ?? '/'));
}
