import { shellCopy } from './shell.copy.es.ts';

const grouped = new Intl.NumberFormat('es-MX');

interface ShownPage {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly perPage: number;
  /** Number of rows on the page. */
  readonly rows: number;
  readonly total: number;
}

/**
 * Returns which rows of how many a numbered page shows; nothing where it shows none.
 *
 * @example
 * shownRows({ page: 2, perPage: 25, rows: 25, total: 1240 }) // → '26–50 de 1,240'
 */
export function shownRows({ page, perPage, rows, total }: ShownPage): string {
  if (rows === 0) return '';
  const before = (page - 1) * perPage;
  return shellCopy.pages.shown(grouped.format(before + 1), grouped.format(before + rows), grouped.format(total));
}
