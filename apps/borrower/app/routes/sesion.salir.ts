import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { signOut } from '../features/session/sign-out.server.ts';

/** Typed into the address bar, it ends nothing. */
export const loader = () => redirect('/');
export const action = (visit: ActionFunctionArgs) => signOut(visit);
