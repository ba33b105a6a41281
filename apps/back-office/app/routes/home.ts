import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readStaff } from '../features/sessions/staff.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { homeOf } from '../shell/menu-items.ts';

/** Redirects to the first page that the role may see. */
export async function loader(args: LoaderFunctionArgs) {
  const { permissions } = await readStaff(requireStaff(args));
  return redirect(homeOf(permissions));
}
