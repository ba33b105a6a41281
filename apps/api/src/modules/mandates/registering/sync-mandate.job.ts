import { thingNamed } from '../../../kernel/database/external-ids.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { JobData } from '../../../kernel/outbox.ts';
import type { AccountStatus } from '../../../providers/direct-debit/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { endMandate } from '../end-mandate.ts';
import { findMandate, LIVE_STATUSES, moveMandate } from '../mandate-record.ts';

/**
 * Reads the status of an account from the provider, and updates its mandate. An account that is not ours changes
 * nothing.
 */
export const syncMandateJob =
  (services: Services) =>
  async ({ accountId }: JobData['sync-mandate']): Promise<void> => {
    const known = await thingNamed(services.db, 'mandate_account', accountId);
    if (!known || !LIVE_STATUSES.includes((await findMandate(services.db, known)).status)) return;
    const status = await services.directDebit.readAccount(accountId);
    await inTransaction(services.db, async (tx) => {
      await lockClient(tx, known.client_id);
      const mandate = await findMandate(tx, known);
      const { now } = await services.clock.business(tx);
      const own = tx.updateTable('mandate').set({ asked_at: now }).where('client_id', '=', known.client_id);
      await own.where('id', '=', known.id).execute();
      if (isConfirmed(status) && mandate.status === 'requested' && mandate.handed_over_at !== null)
        return moveMandate(tx, { mandate, to: 'active' }, services);
      if (status === 'failed' || status === 'ended')
        return endMandate(tx, { mandate, to: 'failed', cause: `account_${status}` }, services);
    });
  };

const isConfirmed = (status: AccountStatus): boolean => status === 'active';
