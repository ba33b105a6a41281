import type { Env } from '../../../env.ts';

/** Returns the page on which a borrower types the code that undoes a change. */
export const undoPage = ({ BORROWER_URL }: Pick<Env, 'BORROWER_URL'>): string =>
  new URL('/deshacer-cambio', BORROWER_URL).href;
