import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { type SweepReport, sweepEach } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { findApplication, moveApplication } from '../../applications/index.ts';
import { recordHistory } from '../../history/index.ts';
import { loanOfKey, readLoan } from '../../loans/index.ts';
import { type NotifyServices, notifyBorrower } from '../../messages/index.ts';
import { type CashPayout, cashPayout } from './cash-payout.ts';
import { reportedBy } from './collect-by.policy.ts';
import { cancelQueued } from './end-unpaid-application.ts';
import { lockPayout } from './payout-row.ts';

/**
 * Ends the applications whose cash was not collected, once the brand had time to report it, each in a transaction of
 * its own.
 */
export async function expireCash(services: NotifyServices & Pick<Services, 'db'>): Promise<SweepReport> {
  const { today } = await services.clock.business(services.db);
  const late = await services.db
    .selectFrom('payout')
    .select('id')
    .where('method', '!=', 'bank_transfer')
    .where('status', '=', 'queued')
    .where('collect_by', '<', today)
    .orderBy('id')
    .execute();
  const work = ({ id }: { readonly id: string }) => inTransaction(services.db, (tx) => expireOne(tx, id, services));
  return sweepEach(late, { subjectOf: ({ id }) => id, work });
}

async function expireOne(tx: Tx, payoutId: string, services: NotifyServices): Promise<void> {
  const row = await lockPayout(tx, payoutId);
  const payout = row?.status === 'queued' ? cashPayout(row) : undefined;
  if (!payout) return;
  const { today } = await services.clock.business(tx);
  const { clientId, loanId } = payout;
  const { terms } = await readLoan(tx, await loanOfKey(tx, { client_id: clientId, id: loanId }));
  if (today > reportedBy(payout.collectBy, terms.policy.calendar)) await endUnfetched(tx, payout, services);
}

async function endUnfetched(tx: Tx, payout: CashPayout, services: NotifyServices): Promise<void> {
  const { clientId, applicationId, loanId, brand, amount_centavos: amountCentavos } = payout;
  const record = await findApplication(tx, payout);
  if (record?.status !== APPLICATION_STATUS.accepted) throw new Error(`payout ${payout.id} waits for no application`);
  await cancelQueued(tx, payout, services);
  await recordHistory(tx, services, { clientId, applicationId, actor: 'system', event: { name: 'payout.cancelled' } });
  const to = APPLICATION_STATUS.terminated;
  const moved = await moveApplication(
    tx,
    { record, to, actor: 'timer', by: 'system', ending: 'not_collected' },
    services,
  );
  if (!moved.ok) throw new Error(`application ${applicationId} cannot end without its money`);
  const message = { kind: 'cash_ended', facts: { amountCentavos, brand } } as const;
  await notifyBorrower(tx, { clientId, loanId, key: `cash ended ${payout.id}`, message }, services);
}
