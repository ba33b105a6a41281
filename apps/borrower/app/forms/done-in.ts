/** Query parameter that names an action just done. */
const PARAMETER = 'listo';

/**
 * Returns the word of these that the address contains, so that a page can confirm what led there.
 *
 * @example
 * doneIn('https://site.example/profile?listo=email', ['email', 'phone']) // → 'email'
 */
export function doneIn<const Word extends string>(url: string, words: readonly Word[]): Word | null {
  const said = new URL(url).searchParams.get(PARAMETER);
  return words.find((word) => word === said) ?? null;
}

/** @example doneAt('/profile', 'email') // → '/profile?listo=email' */
export const doneAt = (path: string, word: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [PARAMETER]: word })}`;

/** Tells whether an address confirms anything. */
export const saysDone = ({ search }: Pick<Location, 'search'>): boolean => new URLSearchParams(search).has(PARAMETER);
