import { getBackOfficeUser, getCase } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { readBusinessNow } from '../../platform/business-now.server.ts';
import type { CaseDetail } from './case-detail.ts';
import { type CaseView, caseView, isDecided } from './case-view.ts';
import { type StaffNames, staffIn } from './timeline-view.ts';
import type { Verdict } from './verdict.ts';

export interface ReadCase {
  readonly view: CaseView;
  /** Whether the case is where a verdict brings it. */
  readonly isDecided: (verdict: Verdict) => boolean;
}

/** One case in words; `undefined` when there is none of this id. */
export async function readCase(call: Call, id: string): Promise<ReadCase | undefined> {
  const [answer, now] = await Promise.all([call(getCase, { params: { id } }), readBusinessNow(call)]);
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') return undefined;
    throw new Error(`the case could not be read: ${answer.refusal.code}`);
  }
  const staffNames = await readStaffNames(call, answer.data);
  return {
    view: caseView(answer.data, { now, staffNames }),
    isDecided: (verdict) => isDecided(answer.data, verdict),
  };
}

async function readStaffNames(call: Call, { timeline }: CaseDetail): Promise<StaffNames> {
  const people = await Promise.all(
    staffIn(timeline).map(async (id) => {
      const answer = await call(getBackOfficeUser, { params: { id } });
      return answer.ok ? ([id, answer.data.name] as const) : undefined;
    }),
  );
  return new Map(people.filter((person) => person !== undefined));
}
