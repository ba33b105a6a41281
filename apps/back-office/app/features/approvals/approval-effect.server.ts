import { getApprovalEffect } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { effectLines } from '../../vocabulary/loan-effect-view.ts';
import type { ApprovalEffect } from './approval-effect.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

/** Reads the effect that a request would have if it were approved now; undefined when it was decided meanwhile. */
export async function readEffect(call: Call, id: string): Promise<ApprovalEffect | undefined> {
  const answer = await call(getApprovalEffect, { params: { id } });
  if (answer.ok) {
    const { staleBecause, loan } = answer.data;
    return staleBecause === null
      ? { lines: loan ? effectLines(loan) : [] }
      : { stale: copy.confirm.stale.words(staleBecause) };
  }
  const { refusal } = answer;
  if (refusal.code === 'not_found' || refusal.code === 'approval_decided') return undefined;
  throw unreadable('what a request would do', refusal);
}
