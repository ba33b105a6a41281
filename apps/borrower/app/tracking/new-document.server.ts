import { isCardForm } from '../platform/card-settings.ts';
import type { Tool } from '../platform/tool-settings.ts';
import { sharesDocument } from './page-tools.ts';

/** Headers by which Remix names the target of a redirect to its script, and leaves the navigation to the browser. */
const REDIRECT = 'X-Remix-Redirect';
const NEW_DOCUMENT = 'X-Remix-Reload-Document';

/**
 * Makes a redirect begin a new document where the next page has other tools than the one that asked, and where that was
 * the card's form. A redirect for a browser that does not say where it is begins one, too.
 */
export function beginDocument(response: Response, request: Request, inUse: readonly Tool[]): Response {
  const to = response.headers.get(REDIRECT);
  if (to === null) return response;
  const referer = request.headers.get('referer');
  const from = referer === null ? undefined : new URL(referer, request.url);
  if (isLeft(from, new URL(to, request.url), inUse)) response.headers.set(NEW_DOCUMENT, 'yes');
  return response;
}

function isLeft(from: URL | undefined, to: URL, inUse: readonly Tool[]): boolean {
  if (from && isCardForm(from)) return true;
  if (inUse.length === 0) return false;
  return from === undefined || !sharesDocument(from.pathname, to.pathname, inUse);
}
