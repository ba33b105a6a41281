import { shellCopy } from './shell.copy.es.ts';

export interface PageLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent?: boolean;
}

/** Links to the pages of a list. */
export interface PageLinks {
  readonly pages: readonly PageLink[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

interface ListPage {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly hrefOf: (page: number) => string;
}

const around = 2;

/** Returns links to the first page, the last, and those near the current one; none when there is only one page. */
export function pageLinks({ page, totalPages, hrefOf }: ListPage): PageLinks {
  if (totalPages <= 1) return { pages: [] };
  const linkTo = (to: number, label = String(to)) => ({ href: hrefOf(to), label });
  const near = Array.from({ length: 2 * around + 1 }, (_, index) => page - around + index);
  const shown = [1, ...near, totalPages].filter((number) => number >= 1 && number <= totalPages);
  return {
    pages: [...new Set(shown)].map((number) => ({ ...linkTo(number), isCurrent: number === page })),
    ...(page > 1 && { previous: linkTo(page - 1, shellCopy.pages.previous) }),
    ...(page < totalPages && { next: linkTo(page + 1, shellCopy.pages.next) }),
  };
}
