import type { PortfolioFigure } from '@lender/contract';
import { barChart } from '../../../vocabulary/chart/bar-chart.ts';
import { percent } from '../../../vocabulary/percent.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import type { ReportCell, ReportView } from '../report-view.ts';
import { portfolioCopy as copy } from './portfolio.copy.es.ts';
import { amountsOf, hrefOf, type Link, linker, type Portfolio } from './portfolio-figures.ts';
import { groupTables } from './portfolio-groups.ts';

/** Figure of the portfolio, in words. */
export interface FigureView {
  readonly term: string;
  readonly cell: ReportCell;
  readonly note: string;
}

export interface PortfolioView extends ReportView {
  readonly sections: readonly { readonly title: string; readonly figures: readonly FigureView[] }[];
}

/** Days of a year, by which the earnings of some days become a yearly rate. */
const YEAR = 365;

/**
 * Returns the portfolio in words.
 *
 * @param mayOpen - true for a role that may see loans: for others no figure is a link
 */
export function portfolioView(portfolio: Portfolio, mayOpen: boolean): PortfolioView {
  const link = linker(portfolio.date, mayOpen);
  const amountOf = amountsOf(portfolio.figures);
  const share = (figure: PortfolioFigure) => percent(amountOf(figure), amountOf('owed'));
  const named = (figure: PortfolioFigure, note: string): FigureView => ({
    ...{ term: copy.figures[figure], note },
    cell: link(formatPesos(amountOf(figure)), { figure }),
  });
  const par = (days: 7 | 30 | 60 | 90) => named(`par_${days}`, copy.notes.par(days, share(`par_${days}`)));
  return {
    sentence:
      amountOf('owed') === 0
        ? copy.nobody
        : copy.sentence(formatPesos(amountOf('owed')), formatPesos(amountOf('past_due')), share('past_due')),
    sections: [
      {
        title: copy.sections.balance,
        figures: [
          named('owed', copy.notes.owed),
          named('performing', copy.notes.performing),
          named('past_due', copy.notes.past_due),
          named('overdue', copy.notes.overdue),
        ],
      },
      {
        title: copy.sections.risk,
        figures: [
          { term: copy.imor, cell: link(share('past_due'), { figure: 'past_due' }), note: copy.notes.imor },
          ...([7, 30, 60, 90] as const).map(par),
          named('provision', copy.notes.provision),
        ],
      },
      {
        title: copy.sections.flow,
        figures: [
          named('placed_today', copy.notes.placed),
          named('placed_month', copy.notes.placed),
          named('void_month', copy.notes.void),
          named('collected_today', copy.notes.collected),
          named('collected_month', copy.notes.collected),
          yieldView(portfolio),
        ],
      },
    ],
    drawing: amountOf('owed') === 0 ? undefined : drawingOf(portfolio, link),
    tables: [agedTable(portfolio, link), ...groupTables(portfolio, link)],
  };
}

function yieldView({ income: { earned, averagePrincipal, days } }: Portfolio): FigureView {
  return {
    term: copy.yield,
    cell: percent(Math.max(0, earned) * YEAR, averagePrincipal * days),
    note: copy.notes.yield(formatPesos(earned), formatPesos(averagePrincipal)),
  };
}

const drawingOf = ({ aged }: Portfolio, link: Link) =>
  barChart(
    aged.map(({ bucket, loans, principal }) => ({
      label: copy.figures[bucket],
      parts: [{ tone: 'primary', value: principal }],
      note: copy.note(loans),
      href: hrefOf(link(copy.figures[bucket], { figure: bucket })),
    })),
    [],
  );

const agedTable = ({ aged }: Portfolio, link: Link): ReportView['tables'][number] => ({
  caption: copy.aged,
  columns: [
    { header: copy.columns.bucket, isFigure: false },
    ...(['loans', 'principal', 'charges', 'vat', 'total'] as const).map((column) => ({
      header: copy.columns[column],
      isFigure: true,
    })),
  ],
  rows: aged.map(({ bucket, loans, principal, charges, vat, total }) => ({
    key: bucket,
    cells: [
      link(copy.figures[bucket], { figure: bucket }),
      String(loans),
      ...[principal, charges, vat, total].map(formatPesos),
    ],
  })),
});
