import { getCashPayout } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cashPayout } from './cash-payout.ts';

export const getCashPayoutHandler = implement(getCashPayout, async ({ params }, { caller, tx }) => {
  const row = await tx
    .selectFrom('payout')
    .selectAll()
    .where('client_id', '=', caller.clientId)
    .where('application_id', '=', params.id)
    .where('method', '!=', 'bank_transfer')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const payout = row && cashPayout(row);
  if (!payout) return refuse('not_found');
  const { brand, amount_centavos: amount, orderNumber, collectBy, folio, status } = payout;
  return ok({ brand, amount, orderNumber, collectBy, folio, status: STATUSES[status] ?? 'waiting' });
});

/** Cash payouts end in no other status. */
const STATUSES: Readonly<Record<string, 'handed_over' | 'cancelled'>> = {
  settled: 'handed_over',
  cancelled: 'cancelled',
};
