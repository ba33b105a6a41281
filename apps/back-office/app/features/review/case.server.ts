import { getCase, getCaseEvidence, getCaseTimeline } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import type { CaseQuery } from './case-query.ts';
import { type CaseView, caseView } from './case-view.ts';

interface Read {
  readonly id: string;
  readonly query: Pick<CaseQuery, 'kind'>;
  /** Current time in ms since 1970. */
  readonly now: number;
}

/** Reads one case in words; `undefined` when there is none with this id. */
export async function readCase(call: Call, { id, query, now }: Read): Promise<CaseView | undefined> {
  const params = { id };
  const [answer, evidence, timeline] = await Promise.all([
    call(getCase, { params }),
    call(getCaseEvidence, { params }),
    call(getCaseTimeline, { params }),
  ]);
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') return undefined;
    throw unreadable('the case', answer.refusal);
  }
  if (!evidence.ok) throw unreadable('what providers told', evidence.refusal);
  if (!timeline.ok) throw unreadable('the history of the case', timeline.refusal);
  return caseView({ detail: answer.data, evidence: evidence.data, timeline: timeline.data }, query, now);
}
