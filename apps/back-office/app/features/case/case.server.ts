import { getCase, getCaseTimeline } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { type CaseView, caseView, isDecided } from './case-view.ts';
import type { Verdict } from './verdict.ts';

export interface ReadCase {
  readonly view: CaseView;
  /** Whether the case is where a verdict brings it. */
  readonly isDecided: (verdict: Verdict) => boolean;
}

/** One case in words; `undefined` when there is none of this id. */
export async function readCase(call: Call, id: string): Promise<ReadCase | undefined> {
  const params = { id };
  const [answer, timeline] = await Promise.all([call(getCase, { params }), call(getCaseTimeline, { params })]);
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') return undefined;
    throw unreadable('the case', answer.refusal);
  }
  if (!timeline.ok) throw unreadable('the history of the case', timeline.refusal);
  return { view: caseView(answer.data, timeline.data), isDecided: (verdict) => isDecided(answer.data, verdict) };
}
