import type { PageLink, PageLinks } from '../page-links.ts';
import type { List } from './define-list.ts';

/** Rows on a page of a list. */
export const PER_PAGE = 25;

/**
 * Returns the rows of one page of a list of which one row more was read, and the last of them where another page
 * follows.
 */
export function cutPage<Row>(rows: readonly Row[]): { readonly rows: readonly Row[]; readonly last: Row | undefined } {
  const shown = rows.slice(0, PER_PAGE);
  return { rows: shown, last: rows.length > PER_PAGE ? shown.at(-1) : undefined };
}

/**
 * Links of one page of a list that continues after a row: to the first page, to the next one, and to the first page of
 * each filter.
 */
export function pageOf<Query extends object>({ pathOf, place }: List<Query>, query: Query) {
  const first = { ...query, [place]: undefined };
  return {
    /**
     * Returns links to the first page, unless this is it, and to the next one where there is one.
     *
     * @param next - place at which the next page begins
     */
    links: (
      next: string | null | undefined,
      words: { readonly start: string; readonly next: string },
    ): Pick<PageLinks, 'previous' | 'next'> => ({
      ...(query[place] !== undefined && { previous: { href: pathOf(first), label: words.start } }),
      ...(next && { next: { href: pathOf({ ...query, [place]: next }), label: words.next } }),
    }),
    /** Returns the links of a filter: to all rows, and to those of each of its words. */
    tabs: <Word extends string | number>(
      part: keyof Query,
      words: readonly Word[],
      labelOf: (word: Word | undefined) => string,
    ): readonly PageLink[] =>
      [undefined, ...words].map((word) => ({
        href: pathOf({ ...first, [part]: word }),
        label: labelOf(word),
        isCurrent: query[part] === word,
      })),
  };
}
