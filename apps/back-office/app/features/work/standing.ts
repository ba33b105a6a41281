import type { Permission } from '@lender/lending';
import { SCREENS, type ScreenName } from '../../screens.ts';
import { workCopy as copy } from './work.copy.es.ts';

/** Page that a role looks at every day, whether something waits there or not. */
export interface StandingPage {
  readonly href: string;
  readonly label: string;
  readonly about: string;
}

/** Pages to look at every day, by the permission that makes them part of a role's work. */
const STANDING = [
  { screen: 'audit', permission: 'audit.read' },
  { screen: 'providers', permission: 'access.manage' },
  { screen: 'jobs', permission: 'access.manage' },
  { screen: 'policies', permission: 'policy.draft' },
  { screen: 'products', permission: 'product.draft' },
  { screen: 'reports', permission: 'report.read' },
] as const satisfies readonly { readonly screen: ScreenName; readonly permission: Permission }[];
export type StandingScreen = (typeof STANDING)[number]['screen'];

/** Returns the pages that the role looks at every day. */
export const standingPages = (permissions: readonly Permission[]): readonly StandingPage[] =>
  STANDING.filter(({ permission }) => permissions.includes(permission)).map(({ screen }) => ({
    href: SCREENS[screen].menuHref,
    ...copy.standing.pages[screen],
  }));
