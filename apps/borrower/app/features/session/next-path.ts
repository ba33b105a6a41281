import { type RoutePath, routeAt } from '@lender/flow/routes';

/**
 * Where a signed-in client goes on to: a page of their own that was asked for, else where the flow says. Anything but
 * the plain path of a page of ours is ignored, so that nobody is sent away from the site.
 *
 * @example
 * nextPath('/profile/my-loan') // → '/profile/my-loan'
 * nextPath('//evil.example') // → '/flow'
 */
export function nextPath(wish: unknown): RoutePath {
  const route = typeof wish === 'string' ? routeAt(wish) : undefined;
  return route && route.audience !== 'public' ? (route.path as RoutePath) : '/flow';
}
