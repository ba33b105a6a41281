import { readCookie } from '../session/read-cookie.ts';

/** Cookie that carries a word over a redirect. */
const TOAST_COOKIE = 'toast';

/**
 * Time until the page that shows the message is there. Scripts may read the cookie: it holds a word of ours, and the
 * page deletes it.
 */
const maxAgeSeconds = 10;

/** Returns the value of a `Set-Cookie` header by which the next page shows a message of success. */
export const toastCookie = (word: string): string =>
  `${TOAST_COOKIE}=${encodeURIComponent(word)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;

/** Value that a page sets as `document.cookie` once it showed the message. */
export const toastFromCookie = `${TOAST_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

/**
 * Returns the one of these words that a request carries.
 *
 * @example
 * toastIn(request, ['saved']) // → 'saved'
 */
export function toastIn<const Word extends string>(request: Request, words: readonly Word[]): Word | null {
  const said = readCookie(request.headers.get('cookie'), TOAST_COOKIE);
  return words.find((word) => word === said) ?? null;
}
