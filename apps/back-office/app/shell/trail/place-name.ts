import { SCREENS } from '../../screens.ts';
import { type MenuItem, menuItemOf } from '../menu-items.ts';
import { shellCopy } from '../shell.copy.es.ts';

const { places } = shellCopy;

/** Pages of one thing, by the first part of their address. */
const ONE_THING = [
  [SCREENS.case.path, places.case],
  [SCREENS.client.path, places.client],
  [SCREENS.loan.path, places.loan],
] as const;

/**
 * Returns the name of the page at an address, as a link back names it; undefined where the user's role has no such page.
 *
 * @example
 * placeName('/pendientes?tipo=chargeback', items) // → 'Pendientes'
 */
export function placeName(address: string, items: readonly MenuItem[]): string | undefined {
  const { pathname } = new URL(address, 'https://site.invalid');
  const [, first, second] = pathname.split('/');
  const thing = second && ONE_THING.find(([path]) => path.split('/', 1)[0] === first);
  return thing ? thing[1] : menuItemOf(items, pathname)?.label;
}
