import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import type { ActionFunctionArgs } from '@remix-run/node';
import { choose } from '../features/applications/choose.server.ts';

/** Handles the calculator's form. Typed into the address bar, its address leads to the calculator. */
export const loader = () => redirect('/');
export const action = async (visit: ActionFunctionArgs) => respond(await choose(visit));
