import { ok, type Result } from '@lender/result';
import type { BusinessMoment } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { ServicedLoan } from '../loans/index.ts';
import { invoicesOf } from './invoice-record.ts';
import { type OfferedExtension, offeredExtensions } from './offered-extension.ts';

interface Selection {
  readonly loan: ServicedLoan;
  readonly rolloverId: string;
  readonly moment: BusinessMoment;
}

/**
 * Returns the extension that a borrower asks for, if it is available now. One that was never offered is not found; any
 * other is refused.
 */
export async function askedExtension(
  tx: Tx,
  { loan, rolloverId, moment }: Selection,
): Promise<Result<OfferedExtension, Refusal<'not_found' | 'extension_refused'>>> {
  const offers = offeredExtensions(loan, moment.today);
  const offer = offers.ok ? offers.value.find((one) => one.rolloverId === rolloverId) : undefined;
  if (offer) return ok(offer);
  const wasOffered = (await invoicesOf(tx, loan.record)).some(({ rollover_id }) => rollover_id === rolloverId);
  if (offers.ok && !wasOffered) return refuse('not_found');
  return refuse('extension_refused', {
    facts: { reason: offers.ok ? 'extension_window_closed' : offers.problem.code },
  });
}
