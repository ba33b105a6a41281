import { formatPlainDate } from '@lender/calculator';
import type { getRollReport, Reply } from '@lender/contract';
import { LATE_BUCKETS, LOAN_STANDINGS, type LoanStanding } from '@lender/lending';
import { type Centavos, sumCentavos } from '@lender/money';
import { barChart } from '../../../vocabulary/chart/bar-chart.ts';
import { type ChartTone, WIDE_SHEET_WIDTH } from '../../../vocabulary/chart/drawing.ts';
import { percent } from '../../../vocabulary/percent.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { hrefOf, linker } from '../portfolio/portfolio-figures.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { rolls: copy, columns } = reportsCopy;

type Way = keyof typeof copy.ways;

const WAYS: readonly { readonly way: Way; readonly tone: ChartTone }[] = [
  { way: 'closed', tone: 'ok' },
  { way: 'better', tone: 'primary' },
  { way: 'same', tone: 'soft' },
  { way: 'worse', tone: 'warn' },
  { way: 'lost', tone: 'danger' },
];

function wayOf(before: LoanStanding, after: LoanStanding): Way {
  if (after === 'closed' || after === 'lost') return after;
  const moved = LOAN_STANDINGS.indexOf(after) - LOAN_STANDINGS.indexOf(before);
  if (moved === 0) return 'same';
  return moved < 0 ? 'better' : 'worse';
}

/** Returns the report of how late loans were on one day, and on another. */
export function rollView({ from, to, moves }: Reply<typeof getRollReport>, mayOpen: boolean): ReportView {
  const link = linker(from, mayOpen);
  const rows = LATE_BUCKETS.map((bucket) => {
    const own = moves.filter(({ before }) => before === bucket);
    return { bucket, own, principal: sumOf(own), loans: own.reduce((sum, { loans }) => sum + loans, 0) };
  }).filter(({ loans }) => loans > 0);
  const worse = moves.filter(({ before, after }) => ['worse', 'lost'].includes(wayOf(before, after)));
  return {
    sentence:
      rows.length === 0
        ? copy.nobody(formatPlainDate(from))
        : copy.sentence(formatPlainDate(from), formatPlainDate(to), percent(sumOf(worse), sumOf(moves))),
    drawing:
      rows.length === 0
        ? undefined
        : barChart(
            rows.map(({ bucket, own, principal, loans }) => ({
              label: copy.standings[bucket],
              parts: WAYS.map(({ way, tone }) => ({
                tone,
                value: (100 * sumOf(own.filter(({ after }) => wayOf(bucket, after) === way))) / Math.max(1, principal),
              })),
              note: copy.note(loans),
              href: hrefOf(link(copy.standings[bucket], { figure: bucket })),
            })),
            WAYS.map(({ way, tone }) => ({ tone, label: copy.ways[way] })),
            { full: 100, width: WIDE_SHEET_WIDTH },
          ),
    tables: [
      {
        caption: copy.table,
        columns: [
          { header: columns.standing, isFigure: false },
          { header: columns.loans, isFigure: true },
          { header: columns.principal, isFigure: true },
          ...LOAN_STANDINGS.map((status) => ({ header: copy.standings[status], isFigure: true })),
        ],
        rows: rows.map(({ bucket, own, principal, loans }) => ({
          key: bucket,
          cells: [
            link(copy.standings[bucket], { figure: bucket }),
            String(loans),
            formatPesos(principal),
            ...LOAN_STANDINGS.map((status) => {
              const there = own.filter(({ after }) => after === status);
              return there.length > 0 ? percent(sumOf(there), principal) : '';
            }),
          ],
        })),
      },
    ],
  };
}

const sumOf = (moves: Reply<typeof getRollReport>['moves']): Centavos =>
  sumCentavos(moves.map(({ principal }) => principal));
