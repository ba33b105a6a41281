import type { Env } from '../../env.ts';

/** The page of the borrower site on which somebody comes back from the provider, which knows it by this very address. */
export const backTo = ({ BORROWER_URL }: Pick<Env, 'BORROWER_URL'>): string =>
  new URL('/registration/facebook/vuelta', BORROWER_URL).href;
