import { openBorrowerSite } from '@lender/contract';
import { redirect, redirectElsewhere } from '@lender/web/redirect';
import type { ActionFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';

export const loader = () => redirect('/');

/** Opens the borrower site as the requesting member of staff; its address works once, within a minute. */
export async function action(visit: ActionFunctionArgs) {
  const answer = await requireStaff(visit)(openBorrowerSite);
  if (!answer.ok) throw new Error(`the borrower site could not be opened: ${answer.refusal.code}`);
  return redirectElsewhere(answer.data.url);
}
