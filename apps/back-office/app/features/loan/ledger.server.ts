import { getLoanLedger } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { type LedgerView, ledgerView } from './ledger-view.ts';

/** The ledger of a loan in words; `undefined` when there is no such loan, or it was never paid out. */
export async function readLedger(call: Call, id: string): Promise<LedgerView | undefined> {
  const answer = await call(getLoanLedger, { params: { id }, query: {} });
  if (answer.ok) return ledgerView(answer.data);
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the ledger', answer.refusal);
}
