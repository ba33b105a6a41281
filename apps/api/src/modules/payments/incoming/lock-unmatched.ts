import { ok, type Result } from '@lender/result';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';

export type IncomingPaymentRow = Selectable<Database['receipt']>;

/** Locks an unmatched payment: it is matched or refunded, and never both. */
export async function lockUnmatched(
  tx: Tx,
  id: string,
): Promise<Result<IncomingPaymentRow, Refusal<'not_found' | 'receipt_settled'>>> {
  const receipt = await tx.selectFrom('receipt').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!receipt) return refuse('not_found');
  return receipt.status === 'unmatched' ? ok(receipt) : refuse('receipt_settled');
}
