import { recordCashPayout } from '@lender/contract';
import type { Situation } from './surroundings.ts';

/** Collects the money of a loan at its counter; two members of staff book the receipt. */
export async function fetchCash({ server, staff, world, tally, loan }: Situation): Promise<void> {
  const { db, clock } = server.services;
  const payout = await db
    .selectFrom('payout')
    .select(['id', 'amount_centavos'])
    .where('loan_id', '=', loan.loanId)
    .where('purpose', '=', 'loan')
    .executeTakeFirst();
  if (!payout) return;
  const { now } = await clock.business(db);
  const body = { folio: `CEB-${payout.id}`, paidAt: now.toISOString(), note: 'Recibo a la vista' };
  const asked = server.call(recordCashPayout, { params: { id: payout.id }, body }, { token: await staff.maker() });
  if (!(await staff.byTwo(asked))) return;
  world.handOver(payout.amount_centavos);
  tally.add('loans fetched in cash');
}
