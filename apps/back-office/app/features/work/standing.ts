import type { Permission } from '@lender/lending';
import { SCREENS } from '../../screens.ts';
import { STANDING } from './standing.data.ts';
import { workCopy as copy } from './work.copy.es.ts';

/** Page that a role looks at every day, whether something waits there or not. */
export interface StandingPage {
  readonly href: string;
  readonly label: string;
  readonly about: string;
}

/** Returns the pages that the role looks at every day. */
export const standingPages = (permissions: readonly Permission[]): readonly StandingPage[] =>
  STANDING.filter(({ permission }) => permissions.includes(permission)).map(({ screen }) => ({
    href: SCREENS[screen].menuHref,
    ...copy.standing.pages[screen],
  }));
