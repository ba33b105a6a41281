import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';
import { HOME } from '../shell/menu-items.ts';

/** Redirects to the user's own work, with which every role begins. */
export function loader(args: LoaderFunctionArgs) {
  requireStaff(args);
  return redirect(HOME);
}
