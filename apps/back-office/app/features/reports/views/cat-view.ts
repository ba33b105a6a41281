import type { getCatReport, Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import { barChart } from '../../../vocabulary/chart/bar-chart.ts';
import { WIDE_SHEET_WIDTH } from '../../../vocabulary/chart/drawing.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { cat: copy, columns } = reportsCopy;

const figure = (name: keyof typeof columns) => ({ header: columns[name], isFigure: true });

type Group = Reply<typeof getCatReport>['groups'][number];

/** Width of a group: a thousand pesos. */
const GROUP_CENTAVOS = 100_000;

const amountsOf = ({ amountFrom }: Group): string =>
  copy.amounts(formatPesos(amountFrom), formatPesos(centavos(amountFrom + GROUP_CENTAVOS)));

/** Largest number of bars that fit on a screen; the table has all of them. */
const MOST_BARS = 12;

/** Returns the report of the yearly cost of loans, by what was sold. */
export function catView({ groups }: Reply<typeof getCatReport>): ReportView {
  const loans = groups.reduce((sum, group) => sum + group.loans, 0);
  const least = Math.min(...groups.map((group) => group.least));
  const most = Math.max(...groups.map((group) => group.most));
  const largest = groups.toSorted((a, b) => b.loans - a.loans).slice(0, MOST_BARS);
  return {
    sentence: loans === 0 ? copy.nobody : copy.sentence(loans, copy.percent(least), copy.percent(most)),
    drawing:
      loans === 0
        ? undefined
        : barChart(
            largest.map((group) => ({
              label: `${copy.version(group.productVersion)} · ${copy.group(amountsOf(group), group.payments)}`,
              parts: [{ tone: 'primary', value: group.median }],
              note: copy.note(group.loans, copy.percent(group.median)),
            })),
            [],
            { width: WIDE_SHEET_WIDTH },
          ),
    tables: [
      {
        caption: copy.table,
        columns: [
          { header: columns.version, isFigure: false },
          ...(['amount', 'payments', 'loans', 'lent', 'least', 'median', 'most'] as const).map(figure),
        ],
        rows: groups.map((group) => ({
          key: `${group.productVersion} ${group.amountFrom} ${group.payments}`,
          cells: [
            copy.version(group.productVersion),
            amountsOf(group),
            String(group.payments),
            String(group.loans),
            formatPesos(group.lent),
            ...[group.least, group.median, group.most].map(copy.percent),
          ],
        })),
      },
    ],
  };
}
