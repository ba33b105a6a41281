import type { Tx } from '../../../kernel/database/database.ts';

interface Stop {
  readonly clientId: string;
  readonly by: string;
  readonly note: string;
  readonly now: Date;
}

/** Stops contact with a borrower; the first record of it is kept. */
export async function stopContact(tx: Tx, { clientId, by, note, now }: Stop): Promise<void> {
  await tx
    .insertInto('collection_stop')
    .values({ client_id: clientId, since: now, stopped_by: by, note })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute();
}
