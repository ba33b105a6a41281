import { normalisePath } from './route-at.ts';

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/**
 * Tells whether the server's flow decides on this page: only on registration, application and my-loan.
 *
 * @example
 * inFlowScope('/registration/address') // → true
 * inFlowScope('/profile/no-loan') // → false
 */
export const inFlowScope = (pathname: string): boolean => {
  const path = normalisePath(pathname);
  return isUnder(path, '/registration') || isUnder(path, '/application') || path === '/profile/my-loan';
};

/** Tells whether a page belongs to the signed-in client's profile. */
export const inProfile = (pathname: string): boolean => isUnder(normalisePath(pathname), '/profile');
