import { daysBetween, formatPlainDate } from '@lender/calculator';
import type { getCashReport, Reply } from '@lender/contract';
import { centavos, sumCentavos } from '@lender/money';
import { lineChart } from '../../../vocabulary/chart/line-chart.ts';
import { clearingAccountWords } from '../../../vocabulary/clearing-account.copy.es.ts';
import { formatPesos, formatWholePesos } from '../../../vocabulary/pesos.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { cash: copy, columns } = reportsCopy;

type CashReport = Reply<typeof getCashReport>;

/** Returns the report of the money that came in and went out, by day and by account. */
export function cashView({ from, to, accounts, total, days }: CashReport): ReportView {
  const between = centavos(sumCentavos(accounts.map((account) => account.in)) - total.in);
  return {
    sentence: copy.sentence(formatPesos(total.in), formatPesos(total.out), formatPesos(total.closing)),
    drawing: days.length === 0 ? undefined : drawingOf({ from, to, days }, total.opening),
    tables: [
      {
        caption: copy.accounts,
        columns: [
          { header: columns.account, isFigure: false },
          { header: columns.opening, isFigure: true },
          { header: columns.in, isFigure: true },
          { header: columns.out, isFigure: true },
          { header: columns.closing, isFigure: true },
        ],
        rows: [
          ...accounts.map(({ account, opening, in: came, out, closing }) => ({
            key: account,
            cells: [words[account] ?? account, ...[opening, came, out, closing].map(formatPesos)],
          })),
          ...(between > 0
            ? [
                {
                  key: 'between',
                  cells: [copy.between, '', `−${formatPesos(between)}`, `−${formatPesos(between)}`, ''],
                },
              ]
            : []),
          {
            key: 'total',
            cells: [copy.total, ...[total.opening, total.in, total.out, total.closing].map(formatPesos)],
          },
        ],
      },
      {
        caption: copy.days,
        columns: [
          { header: columns.date, isFigure: false },
          { header: columns.in, isFigure: true },
          { header: columns.out, isFigure: true },
          { header: columns.closing, isFigure: true },
        ],
        // The newest first, as on a statement.
        rows: days.toReversed().map(({ date, in: came, out, closing }) => ({
          key: date,
          cells: [formatPlainDate(date), ...[came, out, closing].map(formatPesos)],
        })),
      },
    ],
  };
}

const words: Readonly<Record<string, string>> = { bank: copy.bank, ...clearingAccountWords };

function drawingOf({ from, to, days }: Pick<CashReport, 'from' | 'to' | 'days'>, opening: number) {
  const placeOf = (date: CashReport['from']) => daysBetween(from, date);
  const last = placeOf(to);
  return lineChart({
    columns: days.flatMap(({ date, in: came, out }) => [
      { x: placeOf(date), value: came, tone: 'ok' as const },
      { x: placeOf(date), value: -out, tone: 'accent' as const },
    ]),
    legend: [
      { tone: 'ok', label: columns.in },
      { tone: 'accent', label: columns.out },
    ],
    lines: [
      {
        label: copy.held,
        tone: 'ink',
        points: [
          [0, opening],
          ...days.map(({ date, closing }) => [placeOf(date), closing] as const),
          [last, days.at(-1)?.closing ?? opening],
        ],
      },
    ],
    ticks: [{ x: 0, label: formatPlainDate(from) }, ...(last > 0 ? [{ x: last, label: formatPlainDate(to) }] : [])],
    formatY: (value) => formatWholePesos(centavos(Math.round(value))),
  });
}
