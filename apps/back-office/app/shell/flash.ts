import { withParameter } from './with-parameter.ts';

/** Parameter that names what was just done, so that the next page confirms it. */
const FLASH = 'hecho';

/**
 * Returns a path of this site whose page confirms what was done.
 *
 * @example
 * withFlash('/alertas?tipo=inusual', 'cerrada') // → '/alertas?tipo=inusual&hecho=cerrada'
 */
export const withFlash = (path: string, done: string): string => withParameter(path, FLASH, done);

/** Returns the word for what was just done; null where an address has none. */
export const readFlash = (search: URLSearchParams): string | null => search.get(FLASH);
