import { type RoutePath, routeAt } from '@lender/flow/routes';
import { safeNext } from '@lender/web/paths';

/**
 * Returns the page to which a signed-in client continues: a page of their own that was asked for, else the one that the
 * flow chooses.
 *
 * @example
 * nextPage('/profile/my-loan') // → '/profile/my-loan'
 * nextPage('/contactos') // → '/flow'
 */
export function nextPage(wanted: unknown): RoutePath {
  const route = routeAt(safeNext(wanted));
  return route && route.audience !== 'public' ? (route.path as RoutePath) : '/flow';
}
