import type { Permission } from '@lender/lending';
import { MENU_GROUPS, type MenuGroup, SCREENS, type Screen, type ScreenName } from '../screens.ts';
import { shellCopy } from './shell.copy.es.ts';

export interface MenuItem {
  readonly screen: ScreenName;
  readonly group: MenuGroup;
  readonly href: string;
  readonly label: string;
  /** Letter or digit that leads there after `g`. */
  readonly goKey?: string | undefined;
}

/** Items of the menu under one heading. */
export interface MenuSection {
  readonly group: MenuGroup;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const SCREEN_NAMES = Object.keys(SCREENS).filter((name): name is ScreenName => name in SCREENS);
const LABELS: Readonly<Partial<Record<ScreenName, string>>> = shellCopy.menu;

/** Returns the menu pages for these permissions. */
export function menuItems(permissions: readonly Permission[]): readonly MenuItem[] {
  return SCREEN_NAMES.flatMap((screen) => {
    const { menuHref, menuGroup, goKey, permission }: Screen = SCREENS[screen];
    return menuHref !== undefined && menuGroup !== undefined && permissions.includes(permission)
      ? [{ screen, group: menuGroup, href: menuHref, label: LABELS[screen] ?? screen, goKey }]
      : [];
  });
}

/** Returns the same pages in the groups of the menu; a group without pages is left out. */
export function menuSections(items: readonly MenuItem[]): readonly MenuSection[] {
  return MENU_GROUPS.map((group) => ({
    group,
    label: shellCopy.groups[group],
    items: items.filter((item) => item.group === group),
  })).filter(({ items: ofGroup }) => ofGroup.length > 0);
}

const firstPart = (path: string): string | undefined => path.split('/', 2)[1];
const CASES = firstPart(`/${SCREENS.case.path}`);

/** Returns the item of the menu to which an address belongs: its first part says so, and a case belongs to the queues. */
export function menuItemOf(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const part = firstPart(pathname);
  const wanted = part === CASES ? firstPart(SCREENS.queue.menuHref) : part;
  return items.find(({ href }) => firstPart(href) === wanted);
}

/** Path at which work begins: every role has its own work. */
export const HOME = SCREENS.work.menuHref;
