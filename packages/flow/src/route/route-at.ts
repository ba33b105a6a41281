import type { Route } from './route.ts';
import { ROUTES } from './routes.data.ts';

const byPath: ReadonlyMap<string, Route> = new Map(
  ROUTES.filter((route) => route.path !== '*').map((route) => [route.path, route]),
);

/**
 * Returns a path without its trailing slashes, in lower case, as a router reads it: `/Registration/` is
 * `/registration`.
 */
export const normalisePath = (pathname: string): string => {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase() || '/';
};

/**
 * Returns the page at a path, or `undefined` where the site answers 404.
 *
 * @example
 * routeAt('/registration/')?.id // → 'registration___es'
 */
export const routeAt = (pathname: string): Route | undefined => byPath.get(normalisePath(pathname));
