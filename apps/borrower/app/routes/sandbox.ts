import { routeAt } from '@lender/flow/routes';
import { readFormData } from '@lender/web/forms';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { answerBanner } from '../features/sandbox/sandbox.server.ts';

/** Only the banner's buttons lead here; whoever opens the address goes home. */
export const loader = () => redirect('/');

/** Where the sandbox banner's buttons lead: back to the page on which they were pressed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const cookie = answerBanner(form.get('intent'));
  if (cookie !== undefined) context.setCookie(cookie);
  return redirect(routeAt(String(form.get('from')))?.path ?? '/');
}
