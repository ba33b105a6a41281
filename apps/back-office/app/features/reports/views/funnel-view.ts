import type { getFunnelReport, Reply } from '@lender/contract';
import { barChart } from '../../../vocabulary/chart/bar-chart.ts';
import { percent } from '../../../vocabulary/percent.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { applicationStatusWords } from '../../../vocabulary/status/application-status.copy.es.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { funnel: copy, columns } = reportsCopy;

/** Returns the report of how far applications came, and their current status. */
export function funnelView({ stages, statuses, partners }: Reply<typeof getFunnelReport>): ReportView {
  const [all, last] = [stages[0]?.applications ?? 0, stages.at(-1)?.applications ?? 0];
  return {
    sentence: all === 0 ? copy.nobody : copy.sentence(all, last, percent(last, all)),
    drawing:
      all === 0
        ? undefined
        : barChart(
            stages.map(({ stage, applications }) => ({
              label: copy.stages[stage],
              parts: [{ tone: 'primary', value: applications }],
              note: `${applications} · ${percent(applications, all)}`,
            })),
            [],
          ),
    tables: [
      {
        caption: copy.table,
        columns: [
          { header: columns.stage, isFigure: false },
          { header: columns.applications, isFigure: true },
          { header: columns.ofAll, isFigure: true },
          { header: columns.ofBefore, isFigure: true },
          { header: columns.asked, isFigure: true },
        ],
        rows: stages.map(({ stage, applications, asked }, place) => ({
          key: stage,
          cells: [
            copy.stages[stage],
            String(applications),
            percent(applications, all),
            percent(applications, stages[place - 1]?.applications ?? applications),
            formatPesos(asked),
          ],
        })),
      },
      {
        caption: copy.statuses,
        columns: [
          { header: columns.status, isFigure: false },
          { header: columns.applications, isFigure: true },
          { header: columns.ofAll, isFigure: true },
          { header: columns.asked, isFigure: true },
        ],
        rows: statuses.map(({ status, applications, asked }) => ({
          key: String(status),
          cells: [
            applicationStatusWords[status].label,
            String(applications),
            percent(applications, all),
            formatPesos(asked),
          ],
        })),
      },
      ...(partners.length > 0 ? [partnersTable(partners)] : []),
    ],
  };
}

/** Returns the table of what partners sent, and what came of it. */
const partnersTable = (partners: Reply<typeof getFunnelReport>['partners']): ReportView['tables'][number] => ({
  caption: copy.partners,
  columns: [
    { header: columns.partner, isFigure: false },
    { header: columns.applications, isFigure: true },
    { header: columns.asked, isFigure: true },
    { header: columns.loans, isFigure: true },
    { header: columns.lent, isFigure: true },
  ],
  rows: partners.map(({ partner, applications, asked, paidOut, lent }) => ({
    key: partner,
    cells: [partner, String(applications), formatPesos(asked), String(paidOut), formatPesos(lent)],
  })),
});
