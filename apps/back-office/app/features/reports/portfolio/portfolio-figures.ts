import type { PlainDate } from '@lender/calculator';
import type { getPortfolioReport, PortfolioFigure, Reply } from '@lender/contract';
import type { Centavos } from '@lender/money';
import type { ReportCell } from '../report-view.ts';
import { type PortfolioLoansQuery, portfolioLoanList } from './portfolio-query.ts';

export type Portfolio = Reply<typeof getPortfolioReport>;

/** Returns a cell that opens the loans of a figure on a day. */
export type Link = (
  text: string,
  rows: Pick<PortfolioLoansQuery, 'group'> & { readonly figure: PortfolioFigure },
) => ReportCell;

/**
 * Returns cells that open the loans of a day.
 *
 * @param mayOpen - true for a role that may see loans: for others no cell is a link
 */
export const linker =
  (date: PlainDate, mayOpen: boolean): Link =>
  (text, rows) =>
    mayOpen ? { text, href: portfolioLoanList.pathOf({ ...rows, date }) } : text;

/** Returns the page that a cell opens, if it opens one. */
export const hrefOf = (cell: ReportCell): string | undefined => (typeof cell === 'object' ? cell.href : undefined);

/** Returns the amount of each figure. @throws for one that the server did not send */
export const amountsOf = (figures: Portfolio['figures']): ((figure: PortfolioFigure) => Centavos) => {
  const amounts = new Map(figures.map(({ figure, amount }) => [figure, amount]));
  return (figure) => {
    const amount = amounts.get(figure);
    if (amount === undefined) throw new Error(`the portfolio has no ${figure}`);
    return amount;
  };
};
