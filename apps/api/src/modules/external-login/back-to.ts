import type { Env } from '../../env.ts';

/**
 * Returns the page of the borrower site to which the client returns from the provider, which knows it by exactly this
 * address.
 */
export const backTo = ({ BORROWER_URL }: Pick<Env, 'BORROWER_URL'>): string =>
  new URL('/registration/facebook/vuelta', BORROWER_URL).href;
