import { ownPath } from '../paths/own-path.ts';
import { elsewhere } from './elsewhere.ts';

/** Opens a page of this site as a new document; anything else leads to the first page. */
export const openPage = (path: string): void => location.assign(ownPath(path));

/** Opens a page of this site as a new document, in place of the one that is open. */
export const openInPlace = (path: string): void => location.replace(ownPath(path));

/** Opens a page of another site, which the API named. */
export const openElsewhere = (url: string): void => location.assign(elsewhere(url));
