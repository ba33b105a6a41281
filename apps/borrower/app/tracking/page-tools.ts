import { type RoutePath, routeAt } from '@lender/flow/routes';
import { TOOLS, type Tool } from '../platform/tool-settings.ts';

const APPLY = ['/application/apply'] as const;

/**
 * The pages on which each tool may be, and no others. No film is taken of documents, bank accounts, agreements or a profile.
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
 * Which of the tools in use a page may have, once its borrower allows it.
 *
 * @example
 * pageTools('/application/apply', ['captcha', 'replay']) // → ['captcha', 'replay']
 * pageTools('/registration/summary', ['captcha', 'replay']) // → []
 */
export function pageTools(pathname: string, inUse: readonly Tool[]): readonly Tool[] {
  const path = routeAt(pathname)?.path;
  return TOOLS.filter((tool) => inUse.includes(tool) && PAGES[tool].some((page) => page === path));
}

/**
 * Whether one page may follow another without a new document. A script that was let in stays as long as its document, and
 * so does the policy: each document has the tools of its pages, no more and no fewer.
 */
export const sharesDocument = (from: string, to: string, inUse: readonly Tool[]): boolean =>
  pageTools(from, inUse).join() === pageTools(to, inUse).join();
