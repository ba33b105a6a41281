import { addDays, addMonthsClamped, type PlainDate } from '@lender/calculator';
import { type getVintageReport, type Reply, VINTAGE_AGES } from '@lender/contract';
import { type ChartTone, WIDE_SHEET_WIDTH } from '../../../vocabulary/chart/drawing.ts';
import { lineChart } from '../../../vocabulary/chart/line-chart.ts';
import { percent } from '../../../vocabulary/percent.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { linker } from '../portfolio/portfolio-figures.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { vintages: copy, columns } = reportsCopy;

/** Colours of the newest months, one each; older months are grey. */
const TONES: readonly ChartTone[] = ['primary', 'accent', 'focus', 'warn', 'danger', 'ok'];

/** Returns the report of how much of each month's loans was owed late, at each age. */
export function vintageView(
  { from, months, daysLate, to }: Reply<typeof getVintageReport>,
  mayOpen: boolean,
): ReportView {
  const grown = months.filter(({ ages, lent }) => ages.length > 0 && lent > 0);
  const oldest = Math.max(0, ...grown.map(({ ages }) => ages.at(-1)?.days ?? 0));
  const worst = grown
    .map(({ month, lent, ages }) => ({ month, lent, late: ages.at(-1)?.late ?? 0 }))
    .toSorted((one, other) => other.late / other.lent - one.late / one.lent)[0];
  return {
    sentence: worst
      ? copy.sentence(daysLate, copy.month(worst.month), percent(worst.late, worst.lent))
      : months.length > 0
        ? copy.young
        : copy.nobody,
    drawing:
      grown.length === 0
        ? undefined
        : lineChart({
            lines: grown.map(({ month, lent, ages }, place) => ({
              label: copy.month(month),
              tone: TONES[grown.length - 1 - place] ?? 'soft',
              points: [[0, 0], ...ages.map(({ days, late }) => [days, (late / lent) * 100] as const)],
            })),
            ticks: [0, ...VINTAGE_AGES.filter((age) => age <= oldest)].map((days) => ({
              x: days,
              label: String(days),
            })),
            formatY: (value) => `${value} %`,
            width: WIDE_SHEET_WIDTH,
          }),
    tables: [
      {
        caption: copy.table(daysLate),
        columns: [
          { header: columns.month, isFigure: false },
          { header: columns.loans, isFigure: true },
          { header: columns.lent, isFigure: true },
          ...VINTAGE_AGES.map((age) => ({ header: copy.age(age), isFigure: true })),
        ],
        rows: months.map(({ month, loans, lent, ages }) => ({
          key: month,
          cells: [
            // Of a month that the period cuts, the rows would be more than the report counts.
            linker(lastOf(month, to), mayOpen && month >= from)(copy.month(month), { figure: 'placed_month' }),
            String(loans),
            formatPesos(lent),
            ...VINTAGE_AGES.map((age) => {
              const at = ages.find(({ days }) => days === age);
              return at ? percent(at.late, lent) : '';
            }),
          ],
        })),
      },
    ],
  };
}

/** Returns the last day of a month within a period. */
function lastOf(month: PlainDate, to: PlainDate): PlainDate {
  const end = addDays(addMonthsClamped(month, 1), -1);
  return end < to ? end : to;
}
