import type { Permission } from '@lender/lending';
import { SCREENS } from '../../screens.ts';
import { DAILY_PAGES } from './daily-pages.data.ts';
import { workCopy as copy } from './work.copy.es.ts';

/** Page that a role looks at every day, whether something waits there or not. */
export interface DailyPage {
  readonly href: string;
  readonly label: string;
  readonly about: string;
}

/** Returns the pages that the role looks at every day. */
export const dailyPages = (permissions: readonly Permission[]): readonly DailyPage[] =>
  DAILY_PAGES.filter(({ permission }) => permissions.includes(permission)).map(({ screen }) => ({
    href: SCREENS[screen].menuHref,
    ...copy.daily.pages[screen],
  }));
