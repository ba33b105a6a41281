import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { syncDebitJob } from '../debits/sync-debit.job.ts';
import { findMandate } from '../mandate-record.ts';

/** Notifies the provider that a mandate is over: debits that no bank has yet are cancelled, and then the account is. */
export const endMandateJob =
  (services: Services) =>
  async ({ clientId, mandateId }: JobData['end-mandate']): Promise<void> => {
    const { account_id: accountId } = await findMandate(services.db, { client_id: clientId, id: mandateId });
    if (accountId === null) return;
    const waiting = await services.db
      .selectFrom('debit')
      .select(['id', 'provider_id'])
      .where('client_id', '=', clientId)
      .where('mandate_id', '=', mandateId)
      .where('status', '=', 'waiting')
      .execute();
    for (const { id: debitId, provider_id: providerId } of waiting) {
      if (providerId !== null) await services.directDebit.cancelDebit(providerId);
      await syncDebitJob(services)({ debitId });
    }
    await services.directDebit.endAccount(accountId);
  };
