import { readFormData } from '@lender/web/forms';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { findFrom } from '../features/find/find.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';

/** Whoever comes by an address wants the page. */
export const loader = () => redirect(screenPath('search', {}));

/** What the palette asks while somebody types. */
export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return json(await findFrom(call, await readFormData(args)));
}
