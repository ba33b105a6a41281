import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { reasonLabel } from '../../vocabulary/reason.copy.es.ts';
import { attributeLabel, ruleLabel } from '../../vocabulary/rule.copy.es.ts';
import { applicationStatusWords } from '../../vocabulary/status/application-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { caseCopy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';
import type { Fact } from './evidence/summary-view.ts';

const { decision: copy } = caseCopy;

type Decision = CaseDetail['decisions'][number];

/** Decision as it is drawn: its outcome, and how it was made. */
export interface DecisionView {
  readonly id: string;
  readonly outcome: StatusWord;
  readonly decidedAt: string;
  readonly facts: readonly Fact[];
  readonly note?: string;
  /** Absent for a person's decision. */
  readonly score?: ScoreView;
  /** Rules that were met, on which the decision is based. */
  readonly fired: readonly RuleView[];
  /** All the others. */
  readonly silent: readonly RuleView[];
}

export interface RuleView {
  readonly id: string;
  readonly question: string;
  readonly result: string;
}

/** Calculation of a score: the base and the parts add up to the total. */
export interface ScoreView {
  readonly base: string;
  readonly parts: readonly { readonly attribute: string; readonly points: string }[];
  readonly total: string;
  /** Number of data that gave no points. */
  readonly withoutPoints: number;
}

export function decisionView(decision: Decision): DecisionView {
  const rules = decision.trace.map(({ rule, result }) => ({
    id: rule,
    question: ruleLabel(rule),
    result: copy.results[result],
    hasFired: result === 'fired',
  }));
  const score = scoreView(decision);
  return {
    id: decision.id,
    outcome: applicationStatusWords[decision.outcome],
    decidedAt: formatInstant(decision.decidedAt),
    facts: [...madeBy(decision), ...figures(decision), ...reasons(decision)],
    ...(decision.note && { note: decision.note }),
    ...(score && { score }),
    fired: rules.filter(({ hasFired }) => hasFired),
    silent: rules.filter(({ hasFired }) => !hasFired),
  };
}

function scoreView({ score, scoreBase, scoreParts }: Decision): ScoreView | undefined {
  if (score === null || scoreBase === null) return undefined;
  const notification = scoreParts.filter(({ points }) => points !== 0);
  return {
    base: String(scoreBase),
    parts: notification.map(({ attribute, points }) => ({
      attribute: attributeLabel(attribute),
      points: signed(points),
    })),
    total: String(score),
    withoutPoints: scoreParts.length - notification.length,
  };
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

function madeBy({ kind, decidedBy, policy }: Decision): readonly Fact[] {
  if (kind === 'manual') return [{ term: copy.decidedBy, detail: decidedBy ?? copy.kinds.manual }];
  return [
    { term: copy.decidedBy, detail: copy.kinds.engine },
    { term: copy.policy, detail: policy },
  ];
}

const figures = ({ score, band, limit }: Decision): readonly Fact[] => [
  ...(score === null ? [] : [{ term: copy.score, detail: String(score) }]),
  ...(band === null ? [] : [{ term: copy.band, detail: band }]),
  ...(limit === null ? [] : [{ term: copy.limit, detail: formatPesos(limit) }]),
];

const reasons = ({ reasons: codes }: Decision): readonly Fact[] =>
  codes.length === 0 ? [] : [{ term: copy.reasons, detail: codes.map(reasonLabel).join(', ') }];
