import type { Tx } from '../../../kernel/database/database.ts';
import { ENABLED_BANKS } from './enabled-banks.data.ts';

/** Stores the first list of banks that are paid out to, once; from then on only people change it. */
export async function seedBanks(tx: Tx, wallNow: Date): Promise<void> {
  await tx
    .insertInto('bank_list')
    .values({ version: 1, codes: [...ENABLED_BANKS], live_from: wallNow, made_by: null, reason: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
