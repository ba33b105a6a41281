import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import type { ActionFunctionArgs } from '@remix-run/node';
import { choose } from '../features/application/choose.server.ts';

/** Where the calculator's form is sent. Typed into the address bar, it is the calculator. */
export const loader = () => redirect('/');
export const action = async (visit: ActionFunctionArgs) => respond(await choose(visit));
