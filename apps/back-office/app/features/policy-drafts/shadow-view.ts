import type { getPolicyDraft, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { variableLabel } from '../../vocabulary/policy/variable-label.ts';
import { reasonLabel } from '../../vocabulary/reason.copy.es.ts';
import { ruleLabel } from '../../vocabulary/rule.copy.es.ts';
import { type Comparison, movesWords, sideWords, verdictWords } from './comparison-view.ts';
import { draftCopy } from './policies.copy.es.ts';

const { shadow: copy, test: testCopy } = draftCopy;

type Shadow = NonNullable<Reply<typeof getPolicyDraft>['shadow']>;

export interface ShadowView extends Comparison {
  readonly isRunning: boolean;
  /** Time during which it runs or ran, and why it ended. */
  readonly when: string;
  /** Shown where the draft was changed since. */
  readonly older?: string;
  readonly counted: string;
  /** Number of applications that it could not decide, and the data that was missing. */
  readonly unevaluable?: string;
  readonly hasDecided: boolean;
  readonly differs: boolean;
  readonly rules: readonly { readonly rule: string; readonly count: string }[];
  readonly differing: readonly {
    readonly href: string;
    readonly from: string;
    readonly to: string;
    readonly rules: string;
  }[];
}

/** Returns in words what a draft decided beside the deciding policy. */
export function shadowView(shadow: Shadow, revision: number): ShadowView {
  const unevaluable = unevaluableWords(shadow);
  return {
    isRunning: shadow.isRunning,
    when: whenWords(shadow),
    ...(shadow.isRunning && shadow.revision !== revision && { older: copy.older(shadow.revision) }),
    counted: shadow.applications === 0 ? copy.waiting : copy.counted(shadow.applications, shadow.differs),
    ...(unevaluable && { unevaluable }),
    hasDecided: shadow.applications > 0,
    differs: shadow.differs > 0,
    sides: [
      { who: copy.live, ...sideWords(shadow.live) },
      { who: testCopy.draft, ...sideWords(shadow.draft) },
    ],
    moves: movesWords(shadow.moves),
    rules: shadow.rules.map(({ rule, count }) => ({ rule: `${rule} · ${ruleLabel(rule)}`, count: String(count) })),
    differing: shadow.differing.map((each) => ({
      href: screenPath('case', { id: each.applicationId }),
      from: withReasons(verdictWords(each.from, each.fromAmount), each.fromReasons),
      to: withReasons(verdictWords(each.to, each.toAmount), each.toReasons),
      rules: each.rules.join(', '),
    })),
  };
}

function whenWords({ revision, startedAt, startedByName, endsAt, isRunning, stoppedAt, stoppedBecause }: Shadow) {
  const since = formatInstant(startedAt);
  if (isRunning) return copy.running(revision, since, formatInstant(endsAt), startedByName);
  return `${copy.ended(revision, since, formatInstant(stoppedAt ?? endsAt))} ${copy.because[stoppedBecause ?? 'time']}`;
}

function unevaluableWords({ unevaluable, missing }: Shadow): string | undefined {
  if (unevaluable === 0) return undefined;
  if (missing.length === 0) return copy.unreadable(unevaluable);
  const names = missing.map(({ variable, count }) => copy.missing(variableLabel(variable), count));
  return `${copy.unevaluable(unevaluable)} ${names.join(', ')}.`;
}

const withReasons = (verdict: string, reasons: readonly string[]): string =>
  reasons.length === 0 ? verdict : copy.withReasons(verdict, reasons.map(reasonLabel).join(', '));
