import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { type ScreeningKey, screenApplicant } from '../../identity/index.ts';
import { decideWhenComplete } from './decide-when-complete.ts';

/** Asks one question about an applicant; the decision may have waited only for this. */
export const screenApplicantJob =
  (services: Services) =>
  async (key: ScreeningKey): Promise<void> => {
    await screenApplicant(key, services);
    await inTransaction(services.db, async (tx) => {
      await lockClient(tx, key.clientId);
      await decideWhenComplete(tx, key.clientId, services);
    });
  };
