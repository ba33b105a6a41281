import type { PlainDate } from '@lender/calculator';
import { getReconciliation } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { type ReconciliationView, reconciliationView } from './reconciliation-view.ts';

interface Period {
  readonly from?: PlainDate;
  readonly to?: PlainDate;
}

/** Reads how the books of a period agree with the providers and the bank. */
export async function readReconciliation(call: Call, { from, to }: Period): Promise<ReconciliationView> {
  const answer = await call(getReconciliation, { query: { from, to } });
  if (!answer.ok) throw unreadable('the reconciliation', answer.refusal);
  return reconciliationView(answer.data);
}
