import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { renewToken } from '../journey/flow-state.server.ts';

/** Typed into the address bar, it renews nothing. */
export const loader = () => redirect('/flow');
export const action = async (visit: ActionFunctionArgs) => json(await renewToken(visit));
