import { formatPesos } from '@lender/money';
import { applicationStatusWords } from '../../vocabulary/application-status.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { reasonLabel } from '../../vocabulary/reason.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status-word.ts';
import { caseCopy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';
import { attributeLabel, ruleLabel } from './rule.copy.es.ts';
import type { Fact } from './summary-view.ts';

const { decision: copy } = caseCopy;

type Decision = CaseDetail['decisions'][number];

/** A decision as it is drawn: what came out, and how. */
export interface DecisionView {
  readonly outcome: StatusWord;
  readonly decidedAt: string;
  readonly facts: readonly Fact[];
  readonly note?: string;
  /** None for a person's decision. */
  readonly scoreParts: readonly { readonly attribute: string; readonly points: string }[];
  readonly trace: readonly TraceRow[];
}

export interface TraceRow {
  readonly id: string;
  readonly question: string;
  readonly result: string;
  readonly hasFired: boolean;
}

export const decisionView = (decision: Decision): DecisionView => ({
  outcome: applicationStatusWords[decision.outcome],
  decidedAt: formatInstant(decision.decidedAt),
  facts: [...madeBy(decision), ...figures(decision), reasons(decision)],
  ...(decision.note && { note: decision.note }),
  scoreParts: decision.scoreParts.map(({ attribute, points }) => ({
    attribute: attributeLabel(attribute),
    points: points > 0 ? `+${points}` : String(points).replace('-', '−'),
  })),
  trace: decision.trace.map(({ rule, result }) => ({
    id: rule,
    question: ruleLabel(rule),
    result: copy.results[result],
    hasFired: result === 'fired',
  })),
});

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

const reasons = ({ reasons: codes }: Decision): Fact => ({
  term: copy.reasons,
  detail: codes.map(reasonLabel).join(', ') || copy.noReasons,
});
