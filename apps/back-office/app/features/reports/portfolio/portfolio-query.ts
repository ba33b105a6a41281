import type { PlainDate } from '@lender/calculator';
import { PORTFOLIO_FIGURES, type PortfolioFigure } from '@lender/contract';
import { screenPath } from '../../../screens.ts';
import { defineList } from '../../../shell/list/define-list.ts';
import { idParameter, textParameter, wordParameter } from '../../../shell/list/list-parameter.ts';
import { readDay } from '../../../vocabulary/read-day.ts';

/** Returns the path of the portfolio, of today unless a day is given. */
export const portfolioPath = (date?: PlainDate): string =>
  date === undefined ? screenPath('portfolio', {}) : `${screenPath('portfolio', {})}?fecha=${date}`;

/** Figure whose loans are listed, and the loan after which the page begins. */
export interface PortfolioLoansQuery {
  readonly figure?: PortfolioFigure;
  /** Kind and key of a group, as the server names them. */
  readonly group?: string;
  readonly date?: PlainDate;
  readonly after?: string;
}

/** Address of the loans of a figure. */
export const portfolioLoanList = defineList<PortfolioLoansQuery>({
  path: () => screenPath('portfolioLoans', {}),
  parameters: {
    figure: wordParameter('cifra', PORTFOLIO_FIGURES),
    group: textParameter('grupo', /^(?:product|vintage|channel):.{1,80}$/),
    date: { name: 'fecha', parse: readDay },
    after: idParameter('desde'),
  },
  place: 'after',
});
