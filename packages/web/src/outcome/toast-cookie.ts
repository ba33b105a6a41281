import { readCookie } from '../session/read-cookie.ts';

/** Carries a word over a redirect. */
const TOAST_COOKIE = 'toast';

/** Until the page is there that tells it. Scripts may read it: it is a word of ours, and the page deletes it. */
const maxAgeSeconds = 10;

/** The value of a `Set-Cookie` header by which the next page tells good news. */
export const toastCookie = (word: string): string =>
  `${TOAST_COOKIE}=${encodeURIComponent(word)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;

/** What a page sets as `document.cookie` once it told the news. */
export const toldToast = `${TOAST_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

/**
 * The one of these words that a request carries over.
 *
 * @example
 * toastIn(request, ['saved']) // → 'saved'
 */
export function toastIn<const Word extends string>(request: Request, words: readonly Word[]): Word | null {
  const said = readCookie(request.headers.get('cookie'), TOAST_COOKIE);
  return words.find((word) => word === said) ?? null;
}
