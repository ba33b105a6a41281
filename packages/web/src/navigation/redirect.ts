import { redirect as remixRedirect, replace as remixReplace } from '@remix-run/node';
import { ownPath } from '../paths/own-path.ts';
import { elsewhere } from './elsewhere.ts';

/** Answers with the way to a page of this site; anything else leads to the first page. */
export const redirect = (to: string, init?: ResponseInit) => remixRedirect(ownPath(to), init);

/** Does the same, and the page takes the place of the one that asked in the history. */
export const replace = (to: string, init?: ResponseInit) => remixReplace(ownPath(to), init);

/**
 * Answers with the way to another site: one that the API named, never one that an address or a form did. What is no
 * address on the web leads to the first page.
 */
export const redirectElsewhere = (url: string, init?: ResponseInit) => remixRedirect(elsewhere(url), init);
