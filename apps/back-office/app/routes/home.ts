import { redirect } from '@remix-run/node';

/** Work comes first: what waits for a person. */
export const loader = () => redirect('/colas/manual');
