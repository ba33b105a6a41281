import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { openSession } from '../../src/modules/access/index.ts';
import type { Services } from '../../src/services.ts';

/** Returns a token of a client, as signing in would give it. */
export const clientToken = (clientId: string, { services }: { readonly services: Services }): Promise<string> =>
  inTransaction(services.db, (tx) =>
    openSession(tx, { accountId: clientId, accountType: 'client', source: 'simulation' }, services),
  );
