import { formatPlainDate, type PlainDate } from '@lender/calculator';
import { getPortfolioReport, listPortfolioLoans, PORTFOLIO_GROUPINGS } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../../platform/unreadable.ts';
import { screenPath } from '../../../screens.ts';
import { PER_PAGE, pageOf } from '../../../shell/list/page-of.ts';
import type { PageLinks } from '../../../shell/page-links.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { loanStatusWords } from '../../../vocabulary/status/loan-status.copy.es.ts';
import type { StatusWord } from '../../../vocabulary/status/status-word.ts';
import { portfolioCopy as copy } from './portfolio.copy.es.ts';
import { groupName } from './portfolio-groups.ts';
import { type PortfolioLoansQuery, portfolioLoanList, portfolioPath } from './portfolio-query.ts';
import { type PortfolioView, portfolioView } from './portfolio-view.ts';

export interface PortfolioPage extends PortfolioView {
  /** First day of the month. */
  readonly from: PlainDate;
  readonly date: PlainDate;
  /** True when the day in the address is still to come, so that today is shown. */
  readonly isRefused: boolean;
}

/**
 * Reads the portfolio of a day, or of today where that day is still to come.
 *
 * @param mayOpen - true for a role that may see the loans of a figure
 */
export async function readPortfolio(
  call: Call,
  { date, mayOpen }: { readonly date: PlainDate | undefined; readonly mayOpen: boolean },
): Promise<PortfolioPage> {
  const answer = await call(getPortfolioReport, { query: { date } });
  if (answer.ok) {
    const { from, date: shown } = answer.data;
    return { ...portfolioView(answer.data, mayOpen), from, date: shown, isRefused: false };
  }
  if (answer.refusal.code !== 'invalid_input' || date === undefined) throw unreadable('the portfolio', answer.refusal);
  return { ...(await readPortfolio(call, { date: undefined, mayOpen })), isRefused: true };
}

/** Loan that a figure counts, in words. */
export interface PortfolioLoanRow {
  readonly id: string;
  readonly href: string;
  readonly number: string;
  readonly client: string;
  readonly status: StatusWord;
  readonly arrived: string;
  readonly daysLate: number;
  readonly principal: string;
  readonly amount: string;
}

export interface PortfolioLoansView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly title: string;
  /** Group and day of the figure. */
  readonly lead: string;
  readonly back: string;
  readonly rows: readonly PortfolioLoanRow[];
}

/** Reads one page of the loans that a figure counts. */
export async function readPortfolioLoans(call: Call, query: PortfolioLoansQuery): Promise<PortfolioLoansView> {
  const { figure = 'owed', group, after } = query;
  const answer = await call(listPortfolioLoans, {
    query: { figure, group, after, date: query.date, perPage: PER_PAGE },
  });
  if (!answer.ok) {
    if (answer.refusal.code === 'invalid_input') throw new Response(null, { status: 404 });
    throw unreadable('the loans of a figure', answer.refusal);
  }
  const { date, rows, next } = answer.data;
  return {
    title: copy.loans.title(copy.figures[figure]),
    lead: copy.loans.of(group === undefined ? '' : nameOf(group), date),
    back: portfolioPath(query.date),
    rows: rows.map((row) => ({
      ...{ id: row.id, href: screenPath('loan', { id: row.id }), number: row.hashedId, client: row.clientName },
      ...{ status: loanStatusWords[row.status], arrived: formatPlainDate(row.arrivedOn), daysLate: row.daysLate },
      ...{ principal: formatPesos(row.principal), amount: formatPesos(row.amount) },
    })),
    ...pageOf(portfolioLoanList, { ...query, figure }).links(next, copy.loans),
  };
}

function nameOf(group: string): string {
  const kind = PORTFOLIO_GROUPINGS.find((one) => group.startsWith(`${one}:`));
  return kind ? groupName(kind, group.slice(kind.length + 1)) : '';
}
