import type { Route } from '@lender/flow/routes';

/** Whether a page shows the same to whoever opens its address: the public ones, and where an account begins. */
export const isForEverybody = ({ audience, path }: Route): boolean =>
  (audience === 'public' && path !== '/flow') || path === '/registration';
