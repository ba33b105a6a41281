import { readFormData } from '@lender/web/forms';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { findFrom } from '../features/search/find.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';

/** Redirects a visitor who opens the address to the search page. */
export const loader = () => redirect(screenPath('search', {}));

/** Answers the palette's search while the user types. */
export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return json(await findFrom(call, await readFormData(args)));
}
