import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { renewToken } from '../journey/flow-state.server.ts';

/** Typed into the address bar, it renews nothing. */
export const loader = () => redirect('/flow');
export const action = async (visit: ActionFunctionArgs) => json(await renewToken(visit));
