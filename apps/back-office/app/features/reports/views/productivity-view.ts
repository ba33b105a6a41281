import type { getProductivityReport, Reply } from '@lender/contract';
import { barChart } from '../../../vocabulary/chart/bar-chart.ts';
import { WIDE_SHEET_WIDTH } from '../../../vocabulary/chart/drawing.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { productivity: copy, columns } = reportsCopy;

const figure = (name: keyof typeof columns) => ({ header: columns[name], isFigure: true });

const HOUR = 60;
const DAY = 24 * HOUR;

function durationOf(minutes: number | null): string {
  if (minutes === null) return copy.none;
  if (minutes < HOUR) return copy.minutes(minutes);
  return minutes < DAY ? copy.hours(minutes / HOUR) : copy.days(minutes / DAY);
}

/** Returns the report of what each member of staff did. */
export function productivityView({ people }: Reply<typeof getProductivityReport>): ReportView {
  const deciding = people.filter(({ decisions }) => decisions > 0);
  const decisions = deciding.reduce((sum, person) => sum + person.decisions, 0);
  return {
    sentence: people.length === 0 ? copy.nobody : copy.sentence(deciding.length, decisions),
    drawing:
      deciding.length === 0
        ? undefined
        : barChart(
            deciding.map((person) => ({
              label: person.name,
              parts: [{ tone: 'primary', value: person.decisions }],
              note: copy.note(person.decisions, durationOf(person.medianMinutes)),
            })),
            [],
            { width: WIDE_SHEET_WIDTH },
          ),
    tables: [
      {
        caption: copy.table,
        columns: [
          { header: columns.person, isFigure: false },
          ...(['decisions', 'rejected', 'median', 'slow', 'tasks', 'contacts'] as const).map(figure),
        ],
        rows: people.map((person) => ({
          key: person.staffId,
          cells: [
            person.name,
            String(person.decisions),
            String(person.rejections),
            durationOf(person.medianMinutes),
            durationOf(person.slowMinutes),
            String(person.tasks),
            String(person.contacts),
          ],
        })),
      },
    ],
  };
}
