import type { Permission } from '@lender/lending';
import { SCREENS, type Screen } from '../screens.ts';
import { shellCopy } from './shell.copy.es.ts';

export interface MenuItem {
  readonly href: string;
  readonly label: string;
  /** Letter that leads there after `g`. */
  readonly goKey?: string | undefined;
}

/** Returns the menu pages for these permissions. */
export function menuItems(permissions: readonly Permission[]): readonly MenuItem[] {
  const labels: Readonly<Record<string, string>> = shellCopy.menu;
  return Object.entries<Screen>(SCREENS).flatMap(([name, { menuHref, goKey, permission }]) =>
    menuHref !== undefined && permissions.includes(permission)
      ? [{ href: menuHref, label: labels[name] ?? name, goKey }]
      : [],
  );
}

/** Returns the path at which work begins with these permissions: the first page of the menu. */
export const homeOf = (permissions: readonly Permission[]): string =>
  menuItems(permissions)[0]?.href ?? SCREENS.sandbox.menuHref;
