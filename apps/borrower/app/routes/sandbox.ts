import { routeAt } from '@lender/flow/routes';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { answerBanner } from '../features/sandbox/sandbox.server.ts';

/** Where the sandbox banner's buttons lead: back to the page on which they were pressed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const cookie = answerBanner(form.get('intent'));
  if (cookie !== undefined) context.setCookie(cookie);
  return redirect(routeAt(String(form.get('from')))?.path ?? '/');
}
