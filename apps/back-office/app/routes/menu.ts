import { readFormData } from '@lender/web/forms';
import { redirect } from '@lender/web/redirect';
import type { ActionFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';
import { keepMenuState } from '../shell/menu/menu-cookie.server.ts';
import { FROM_FIELD, MENU_FIELD, parseMenuState } from '../shell/menu/menu-state.ts';

export const loader = () => redirect('/');

/** Hides or shows the menu, and leads back to the page on which that was asked. */
export async function action(args: ActionFunctionArgs) {
  requireStaff(args);
  const data = await readFormData(args);
  const kept = await keepMenuState(parseMenuState(data.get(MENU_FIELD)));
  return redirect(String(data.get(FROM_FIELD) ?? '/'), { headers: { 'set-cookie': kept } });
}
