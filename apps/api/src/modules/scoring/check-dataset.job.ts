import * as z from 'zod/mini';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import { findApplication } from '../applications/index.ts';
import { hasConsent, lockClient } from '../clients/index.ts';

interface Ask {
  readonly clientId: string;
  readonly applicationId: string;
}

const signalsSchema = z.object({ juicySessionId: z.optional(z.string()) });

/**
 * Asks the scoring host for its data on how an application was filled in, and stores them. A client who took the
 * consent back is not asked about any more; a host that does not answer is asked later.
 */
export const checkDatasetJob =
  (services: Services) =>
  async (ask: Ask): Promise<void> => {
    const reference = await inTransaction(services.db, async (tx) => {
      const application = await findApplication(tx, ask);
      const isAllowed = await hasConsent(tx, { clientId: ask.clientId, kind: 'tracking' });
      return isAllowed ? signalsSchema.parse(application?.signals ?? {}).juicySessionId : undefined;
    });
    if (reference === undefined) return;
    const state = await services.scoring.readDataset(reference);
    await inTransaction(services.db, async (tx) => {
      await lockClient(tx, ask.clientId);
      const known = { reference_number: reference, state, checked_at: services.clock.wall() };
      await tx
        .insertInto('collector_dataset')
        .values({ client_id: ask.clientId, application_id: ask.applicationId, ...known })
        .onConflict((conflict) => conflict.columns(['client_id', 'application_id']).doUpdateSet(known))
        .execute();
    });
  };
