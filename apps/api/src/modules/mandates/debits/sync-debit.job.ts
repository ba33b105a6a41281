import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { takeDebit } from './take-debit.ts';

/** Asks the provider what became of a debit of ours, whatever its status is with us. */
export const syncDebitJob =
  (services: Services) =>
  async ({ debitId }: JobData['sync-debit']): Promise<void> => {
    const debit = await services.db
      .selectFrom('debit')
      .select(['client_id', 'id'])
      .where('id', '=', debitId)
      .executeTakeFirst();
    const told = debit && (await services.directDebit.findDebit(debit.id));
    if (told) await takeDebit(debit, told, services);
  };
