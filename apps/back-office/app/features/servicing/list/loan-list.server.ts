import { formatPlainDate } from '@lender/calculator';
import { listLoans, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../../platform/unreadable.ts';
import { screenPath } from '../../../screens.ts';
import { cutPage, PER_PAGE, pageOf } from '../../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../../shell/page-links.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { loanBadge, loanStatusWords } from '../../../vocabulary/status/loan-status.copy.es.ts';
import type { StatusWord } from '../../../vocabulary/status/status-word.ts';
import { loanListCopy as copy } from './loan-list.copy.es.ts';
import { LISTED_STATUSES, type LoanListQuery, loanList } from './loan-list-query.ts';

/** Loan in the list, as the page shows it. */
export interface LoanLine {
  readonly id: string;
  readonly href: string;
  readonly reference: string;
  readonly client: string;
  readonly clientHref: string;
  readonly status: StatusWord;
  readonly principal: string;
  readonly outstanding: string;
  /** Day on which the next part is due; empty where nothing is owed. */
  readonly due: string;
  readonly start: string;
}

export interface LoanListView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly tabs: readonly PageLink[];
  readonly loans: readonly LoanLine[];
}

/** Reads one page of loans, in words. One row more is read, to see whether there is another page. */
export async function readLoanList(call: Call, query: LoanListQuery): Promise<LoanListView> {
  const answer = await call(listLoans, { query: { ...query, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the loans', answer.refusal);
  const page = pageOf(loanList, query);
  const { rows, last } = cutPage(answer.data);
  return {
    tabs: page.tabs('status', LISTED_STATUSES, (status) => (status ? loanStatusWords[status].label : copy.all)),
    loans: rows.map(loanLine),
    ...page.links(last?.id, copy),
  };
}

const loanLine = (row: Reply<typeof listLoans>[number]): LoanLine => ({
  id: row.id,
  href: screenPath('loan', { id: row.id }),
  reference: row.hashedId,
  client: row.clientName || copy.unnamed,
  clientHref: screenPath('client', { id: row.clientId }),
  status: loanBadge(row.status, row.daysLate),
  principal: formatPesos(row.principal),
  outstanding: formatPesos(row.outstanding),
  due: row.dueDate === null ? '' : formatPlainDate(row.dueDate),
  start: row.startDate === null ? '' : formatPlainDate(row.startDate),
});
