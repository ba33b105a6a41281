import type { Permission } from '@lender/lending';
import type { ScreenName } from '../../screens.ts';

/** Pages to look at every day, by the permission that makes them part of a role's work. */
export const DAILY_PAGES = [
  { screen: 'audit', permission: 'audit.read' },
  { screen: 'providers', permission: 'access.manage' },
  { screen: 'jobs', permission: 'access.manage' },
  { screen: 'policies', permission: 'policy.draft' },
  { screen: 'products', permission: 'product.draft' },
  { screen: 'portfolio', permission: 'report.read' },
] as const satisfies readonly { readonly screen: ScreenName; readonly permission: Permission }[];
export type DailyScreen = (typeof DAILY_PAGES)[number]['screen'];
