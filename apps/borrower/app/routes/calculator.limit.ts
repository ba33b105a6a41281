import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import type { ActionFunctionArgs } from '@remix-run/node';
import { updateLimit } from '../features/applications/limit/update-limit.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** Typed into the address bar, it leads to the page to apply. */
export const loader = () => redirect('/application/apply');
export const action = async (visit: ActionFunctionArgs) => respond(await updateLimit(visit, clientCall(visit)));
