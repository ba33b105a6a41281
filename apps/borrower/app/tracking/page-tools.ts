import { isRepeatClient } from '@lender/calculator';
import { type RoutePath, routeAt } from '@lender/flow/routes';
import type { ClientProfile } from '../platform/current-client.server.ts';
import { TOOLS, type Tool } from '../platform/tool-settings.ts';

/** Landing page, where a repeat client applies at once. */
const HOME = '/';
/** Pages from which an application is sent. */
const APPLY = [HOME, '/application/apply'] as const;

/**
 * Pages on which each tool may run, and no others. Documents, bank accounts, agreements and a profile are never
 * recorded.
 */
const PAGES: Readonly<Record<Tool, readonly RoutePath[]>> = {
  collector: ['/registration', ...APPLY],
  captcha: APPLY,
  device: APPLY,
  affiliate: APPLY,
  replay: [
    '/registration',
    '/registration/employment',
    '/registration/address',
    '/registration/reference',
    ...APPLY,
    '/application/loading',
  ],
};

/**
 * Returns those of the tools in use that a page may have at all, once its borrower allows it.
 *
 * @example
 * pageTools('/application/apply', ['captcha', 'replay']) // → ['captcha', 'replay']
 * pageTools('/registration/summary', ['captcha', 'replay']) // → []
 */
export function pageTools(pathname: string, inUse: readonly Tool[]): readonly Tool[] {
  const path = routeAt(pathname)?.path;
  return TOOLS.filter((tool) => inUse.includes(tool) && PAGES[tool].some((page) => page === path));
}

/** Properties of a client that decide on the tools of a page. */
export type ToolClient = Pick<
  ClientProfile,
  'closedLoansCount' | 'hasActiveLoan' | 'hasUncancelledApplications' | 'hasActualApplication'
>;

/** Returns which of the tools in use a page may have for a client: on the landing page only where it takes their application. */
export const clientTools = (pathname: string, inUse: readonly Tool[], client: ToolClient): readonly Tool[] =>
  routeAt(pathname)?.path !== HOME || appliesFromHome(client) ? pageTools(pathname, inUse) : [];

/** Tells whether the calculator applies at once, on whatever page it is. */
export const isRepeat = ({ closedLoansCount, hasActiveLoan, hasUncancelledApplications }: ToolClient): boolean =>
  isRepeatClient({ isAuthorised: true, closedLoans: closedLoansCount, hasActiveLoan, hasUncancelledApplications });

const appliesFromHome = (client: ToolClient): boolean => !client.hasActualApplication && isRepeat(client);

/**
 * Tells whether one page may follow another without a new document. A script that was let in stays as long as its
 * document, and so does the policy: each document has the tools of its pages, no more and no fewer. The tools of the
 * landing page depend on its visitor, so it shares its document with no other page.
 */
export function sharesDocument(from: string, to: string, inUse: readonly Tool[]): boolean {
  const isHome = (path: string) => routeAt(path)?.path === HOME;
  if (inUse.length > 0 && isHome(from) !== isHome(to)) return false;
  return pageTools(from, inUse).join() === pageTools(to, inUse).join();
}
