import type { Route } from '@lender/flow/routes';

/** Tells whether a page shows the same to every visitor: the public pages, and the one where an account begins. */
export const isForEverybody = ({ audience, path }: Route): boolean =>
  (audience === 'public' && path !== '/flow') || path === '/registration';
