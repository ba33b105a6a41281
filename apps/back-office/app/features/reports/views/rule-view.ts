import type { getRuleReport, Reply } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { sumCentavos } from '@lender/money';
import { barChart } from '../../../vocabulary/chart/bar-chart.ts';
import { type ChartTone, WIDE_SHEET_WIDTH } from '../../../vocabulary/chart/drawing.ts';
import { percent } from '../../../vocabulary/percent.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { ruleLabel } from '../../../vocabulary/rule.copy.es.ts';
import type { ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { rules: copy, columns } = reportsCopy;

type RuleReport = Reply<typeof getRuleReport>;
type Outcome = RuleReport['outcomes'][number];
type Ending = keyof typeof copy.endings;

const ENDINGS: readonly { readonly ending: Ending; readonly tone: ChartTone }[] = [
  { ending: 'approved', tone: 'ok' },
  { ending: 'waiting', tone: 'warn' },
  { ending: 'rejected', tone: 'danger' },
];

const { signing, specialOffer, yhatDecrease, yhatIncrease, rejected } = APPLICATION_STATUS;
const APPROVED: readonly ApplicationStatus[] = [signing, specialOffer, yhatDecrease, yhatIncrease];
const endingOf = ({ outcome }: Outcome): Ending => {
  if (APPROVED.includes(outcome)) return 'approved';
  return outcome === rejected ? 'rejected' : 'waiting';
};

/** Returns the report of the engine's decisions, in all and by each rule that fired. */
export function ruleView({ outcomes, rules }: RuleReport): ReportView {
  const all = summed(outcomes);
  const byRule = [...new Set(rules.map(({ rule }) => rule))].map((name) => ({
    rule: name,
    ...summed(rules.filter(({ rule }) => rule === name)),
  }));
  return {
    sentence: all.decisions === 0 ? copy.nobody : copy.sentence(all.decisions, percent(all.approved, all.decisions)),
    drawing:
      all.decisions === 0
        ? undefined
        : barChart(
            [{ rule: undefined, ...all }, ...byRule].map(({ rule, ...own }) => ({
              label: rule === undefined ? copy.all : `${rule} · ${ruleLabel(rule)}`,
              parts: ENDINGS.map(({ ending, tone }) => ({ tone, value: own[ending] })),
              note: copy.note(own.decisions, percent(own.approved, own.decisions)),
            })),
            ENDINGS.map(({ ending, tone }) => ({ tone, label: copy.endings[ending] })),
            { width: WIDE_SHEET_WIDTH },
          ),
    tables: [
      {
        caption: copy.table,
        columns: [
          { header: columns.rule, isFigure: false },
          { header: columns.decisions, isFigure: true },
          { header: copy.endings.approved, isFigure: true },
          { header: copy.endings.waiting, isFigure: true },
          { header: copy.endings.rejected, isFigure: true },
          { header: columns.asked, isFigure: true },
          { header: columns.offered, isFigure: true },
        ],
        rows: [{ rule: undefined, ...all }, ...byRule].map(({ rule, ...own }) => ({
          key: rule ?? '',
          cells: [
            rule === undefined ? copy.all : `${rule} · ${ruleLabel(rule)}`,
            String(own.decisions),
            ...ENDINGS.map(({ ending }) => String(own[ending])),
            formatPesos(own.asked),
            formatPesos(own.offered),
          ],
        })),
      },
    ],
  };
}

function summed(outcomes: readonly Outcome[]) {
  const countOf = (ending?: Ending) =>
    outcomes
      .filter((one) => ending === undefined || endingOf(one) === ending)
      .reduce((sum, { decisions }) => sum + decisions, 0);
  return {
    decisions: countOf(),
    approved: countOf('approved'),
    waiting: countOf('waiting'),
    rejected: countOf('rejected'),
    asked: sumCentavos(outcomes.map(({ asked }) => asked)),
    offered: sumCentavos(outcomes.map(({ offered }) => offered)),
  };
}
