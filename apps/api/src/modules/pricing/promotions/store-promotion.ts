import type { Discount, PlainDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';

interface MadePromotion {
  readonly code: string;
  readonly discount: Discount;
  readonly validUntil: PlainDate;
  readonly maxUses: number;
  readonly maker: string;
  /** Second member of staff; null when one was enough. */
  readonly checker: string | null;
}

/** Stores an unused promotion. Returns false when its code is taken; then nothing has changed. */
export async function storePromotion(
  tx: Tx,
  { code, discount, validUntil, maxUses, maker, checker }: MadePromotion,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('promo_code')
    .values({
      ...{ code, interest_discount: discount.interest, service_fee_discount: discount.serviceFee },
      ...{ valid_until: validUntil, max_uses: maxUses, uses: 0, created_at: now },
      ...{ made_by: maker, approved_by: checker, stopped_at: null, stopped_by: null, stop_reason: null },
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
