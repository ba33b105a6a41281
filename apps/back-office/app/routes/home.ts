import { redirect } from '@remix-run/node';
import { HOME } from '../screens.ts';

/** Work comes first: what waits for a person. */
export const loader = () => redirect(HOME);
