import { ROUTES } from './routes.data.ts';

/** `public`: anybody. `registration`: anybody may start, a client goes on. `client`: signed in. */
export type Audience = 'public' | 'registration' | 'client';
/** How a page wakes up in the browser: not at all, one island of it, or the whole page. */
export type Hydration = 'none' | 'island' | 'page';

/** A page of the borrower site. The path `*` is the page for everything else, the 404. */
export interface Route {
  readonly id: `${string}___es`;
  readonly path: string;
  readonly audience: Audience;
  readonly hydration: Hydration;
}

export type RouteId = (typeof ROUTES)[number]['id'];
/** The path of a page that exists; never the 404's. */
export type RoutePath = Exclude<(typeof ROUTES)[number]['path'], '*'>;

const byPath: ReadonlyMap<string, Route> = new Map(
  ROUTES.filter((route) => route.path !== '*').map((route) => [route.path, route]),
);

/** A path without its trailing slashes: `/registration/` is `/registration`. */
export const normalisePath = (pathname: string): string => {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end) || '/';
};

/**
 * The page at a path, or `undefined` where the site answers 404.
 *
 * @example
 * routeAt('/registration/')?.id // → 'registration___es'
 */
export const routeAt = (pathname: string): Route | undefined => byPath.get(normalisePath(pathname));
