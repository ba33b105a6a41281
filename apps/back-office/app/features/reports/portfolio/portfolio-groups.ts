import { plainDate } from '@lender/calculator';
import { PORTFOLIO_GROUPINGS, type PortfolioFigure, type PortfolioGrouping } from '@lender/contract';
import { percent } from '../../../vocabulary/percent.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';
import { portfolioCopy as copy } from './portfolio.copy.es.ts';
import { amountsOf, type Link, type Portfolio } from './portfolio-figures.ts';

/** Amounts that a table of groups shows, in the order of its columns. */
const AMOUNTS = ['owed', 'overdue', 'past_due', 'provision', 'placed_month', 'collected_month'] as const;

/** Returns one table for each grouping: what is owed, late, lost, placed and collected of each group. */
export const groupTables = ({ groups }: Portfolio, link: Link): ReportView['tables'] =>
  PORTFOLIO_GROUPINGS.map((kind) => ({
    caption: copy.groups[kind],
    columns: [
      { header: copy.groupHeads[kind], isFigure: false },
      { header: copy.columns.loans, isFigure: true },
      ...AMOUNTS.map((figure) => ({ header: copy.figures[figure], isFigure: true })),
      ...[copy.imor, copy.figures.par_30].map((header) => ({ header, isFigure: true })),
    ],
    rows: groups
      .filter((group) => group.kind === kind)
      .map(({ key, figures }) => {
        const amountOf = amountsOf(figures);
        const share = (figure: PortfolioFigure) => percent(amountOf(figure), amountOf('owed'));
        const group = `${kind}:${key}`;
        return {
          key,
          cells: [
            groupName(kind, key),
            String(figures.find(({ figure }) => figure === 'owed')?.loans ?? 0),
            ...AMOUNTS.map((figure) => link(formatPesos(amountOf(figure)), { figure, group })),
            ...[share('past_due'), share('par_30')],
          ],
        };
      }),
  }));

/** Returns the name of a group. */
export function groupName(kind: PortfolioGrouping, key: string): string {
  if (kind === 'product') return copy.version(key);
  if (kind === 'vintage') return reportsCopy.vintages.month(plainDate(`${key}-01`));
  return key === 'direct' ? copy.direct : key.replace(/^partner:/, '');
}
