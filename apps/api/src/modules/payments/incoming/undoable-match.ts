import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { bookedName } from './booked-name.policy.ts';
import { type PaymentRow, paymentOf } from './known-payment.ts';
import type { IncomingPaymentRow } from './lock-unmatched.ts';

/** Time after a match in which it can be undone, in milliseconds. */
export const UNDO_MS = 24 * 3_600_000;

export interface UndoableMatch {
  readonly receipt: IncomingPaymentRow & { readonly client_id: string; readonly loan_id: string };
  readonly payment: PaymentRow;
}

/**
 * Locks a match that staff made and that can be undone, with its client. It is final after a day, once its payment was
 * reversed, and once what the borrower paid too much was given back.
 */
export async function lockUndoableMatch(
  tx: Tx,
  id: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<UndoableMatch, Refusal<'not_found' | 'match_final'>>> {
  const receipts = tx.selectFrom('receipt').selectAll().where('id', '=', id);
  const found = await receipts.executeTakeFirst();
  if (!found) return refuse('not_found');
  if (found.client_id !== null) await lockClient(tx, found.client_id);
  const receipt = await receipts.forUpdate().executeTakeFirstOrThrow();
  const { client_id, loan_id, matched_at, matched_by, method, provider_id, undone_count } = receipt;
  if (client_id === null || client_id !== found.client_id || loan_id === null) return refuse('match_final');
  const { now } = await clock.business(tx);
  if (matched_by === null || matched_at === null || now.getTime() - matched_at.getTime() > UNDO_MS)
    return refuse('match_final');
  const payment = await paymentOf(tx, { method, providerId: bookedName(provider_id, undone_count) });
  if (!payment || payment.reversed_on !== null) return refuse('match_final');
  if (await isGivenBack(tx, { client_id, loan_id, since: matched_at })) return refuse('match_final');
  return ok({ receipt: { ...receipt, client_id, loan_id }, payment });
}

interface Since {
  readonly client_id: string;
  readonly loan_id: string;
  readonly since: Date;
}

async function isGivenBack(tx: Tx, { client_id, loan_id, since }: Since): Promise<boolean> {
  const refund = await tx
    .selectFrom('payout')
    .select('id')
    .where('client_id', '=', client_id)
    .where('loan_id', '=', loan_id)
    .where('purpose', '=', 'refund')
    .where('created_at', '>=', since)
    .where('status', 'in', ['queued', 'sending', 'sent', 'settled'])
    .executeTakeFirst();
  return refund !== undefined;
}
