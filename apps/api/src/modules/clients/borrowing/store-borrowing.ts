import type { Centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';

/** Stores the limit that a client accepted. */
export async function storeAcceptedLimit(
  tx: Tx,
  { clientId, limit }: { readonly clientId: string; readonly limit: Centavos },
): Promise<void> {
  await tx.updateTable('client').set({ limit_centavos: limit }).where('client_id', '=', clientId).execute();
}

/** Keeps a promotion for the client's next application instead of the one that was kept before; null keeps none. */
export async function keepPromotion(
  tx: Tx,
  { clientId, code }: { readonly clientId: string; readonly code: string | null },
): Promise<void> {
  await tx.updateTable('client').set({ promo_code: code }).where('client_id', '=', clientId).execute();
}

/** Keeps a promotion for the client's next application, unless another one is kept. */
export async function restorePromotion(
  tx: Tx,
  { clientId, code }: { readonly clientId: string; readonly code: string },
): Promise<void> {
  await tx
    .updateTable('client')
    .set({ promo_code: sql<string>`coalesce(promo_code, ${code})` })
    .where('client_id', '=', clientId)
    .execute();
}
