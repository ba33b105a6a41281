import { thingNamed } from '../../../kernel/database/external-ids.ts';
import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { takeDebit } from './take-debit.ts';

/** Reads the status of one of our debits from the provider, whatever its status is with us. */
export const syncDebitJob =
  (services: Services) =>
  async ({ debitId }: JobData['sync-debit']): Promise<void> => {
    const debit = await thingNamed(services.db, 'debit', debitId);
    const reported = debit && (await services.directDebit.findDebit(debit.id));
    if (reported) await takeDebit(debit, reported, services);
  };
