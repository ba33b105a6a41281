import { type PageLinks, pageLinks } from '../../shell/page-links.ts';
import type { LedgerLine } from './ledger-view.ts';
import { loanPath } from './loan-query.ts';

const perPage = 15;

/**
 * Returns one page of a ledger, by whole entries, with links to the others. A number beyond the last page gives the
 * last page.
 */
export function ledgerPage(
  id: string,
  lines: readonly LedgerLine[],
  wanted: number,
): PageLinks & { readonly lines: readonly LedgerLine[] } {
  const entries: LedgerLine[][] = [];
  for (const line of lines) {
    if (line.head) entries.push([]);
    entries.at(-1)?.push(line);
  }
  const totalPages = Math.max(1, Math.ceil(entries.length / perPage));
  const page = Math.min(wanted, totalPages);
  return {
    lines: entries.slice((page - 1) * perPage, page * perPage).flat(),
    ...pageLinks({ page, totalPages, hrefOf: (to) => loanPath(id, { tab: 'libro', page: to }) }),
  };
}
