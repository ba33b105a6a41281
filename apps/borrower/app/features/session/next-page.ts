import { type RoutePath, routeAt } from '@lender/flow/routes';
import { safeNext } from '@lender/web/paths';

/**
 * Where a signed-in client goes on to: a page of their own that was asked for, else where the flow says.
 *
 * @example
 * nextPage('/profile/my-loan') // → '/profile/my-loan'
 * nextPage('/contactos') // → '/flow'
 */
export function nextPage(wanted: unknown): RoutePath {
  const route = routeAt(safeNext(wanted));
  return route && route.audience !== 'public' ? (route.path as RoutePath) : '/flow';
}
