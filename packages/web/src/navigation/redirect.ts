import { redirect as remixRedirect, replace as remixReplace } from '@remix-run/node';
import { ownPath } from '../paths/own-path.ts';
import { elsewhere } from './elsewhere.ts';

/** Redirects to a page of this site; any other address leads to the first page. */
export const redirect = (to: string, init?: ResponseInit) => remixRedirect(ownPath(to), init);

/** Redirects like `redirect`, and the page replaces the present one in the history. */
export const replace = (to: string, init?: ResponseInit) => remixReplace(ownPath(to), init);

/**
 * Redirects to another site: to an address that the API named, never one from the page's address or a form. A text that
 * is no address on the web leads to the first page.
 */
export const redirectElsewhere = (url: string, init?: ResponseInit) => remixRedirect(elsewhere(url), init);
