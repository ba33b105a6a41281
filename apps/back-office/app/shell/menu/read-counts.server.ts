import { getWork } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type WorkCounts, workCounts } from './work-counts.ts';

/** Reads how much waits on each page of the menu. A menu is shown without numbers where they cannot be read. */
export async function readCounts(call: Call): Promise<WorkCounts> {
  const answer = await call(getWork);
  return answer.ok ? workCounts(answer.data.lines) : {};
}
