import { type Discount, daysBetween, type PlainDate } from '@lender/calculator';
import { type PromotionBound, promotionBeyond, promotionCost } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { activeProduct } from '../product.ts';

interface NewPromotion {
  readonly discount: Discount;
  readonly validUntil: PlainDate;
  readonly maxUses: number;
}

/**
 * Returns what a promotion may cost, and the bounds of the current product that it exceeds. Holds a lock until the
 * transaction ends, so that two promotions made at once are counted one after the other.
 */
export async function boundsExceeded(
  tx: Tx,
  { discount, validUntil, maxUses }: NewPromotion,
  { now, today }: { readonly now: Date; readonly today: PlainDate },
): Promise<{ readonly costCentavos: Centavos; readonly beyond: readonly PromotionBound[] }> {
  await sql`select pg_advisory_xact_lock(hashtext('promotions of one person'))`.execute(tx);
  const product = await activeProduct(tx, now);
  const open = await tx
    .selectFrom('promo_code')
    .select(['interest_discount', 'service_fee_discount'])
    .select((eb) => eb('max_uses', '-', eb.ref('uses')).as('left'))
    .where('approved_by', 'is', null)
    .where('stopped_at', 'is', null)
    .where('valid_until', '>=', today)
    .whereRef('uses', '<', 'max_uses')
    .execute();
  const costCentavos = promotionCost(product, [{ discount, uses: maxUses }]);
  const others = open.map((row) => ({
    discount: { interest: row.interest_discount, serviceFee: row.service_fee_discount },
    uses: Number(row.left),
  }));
  const beyond = promotionBeyond(product.promotions, {
    ...{ discount, uses: maxUses, days: daysBetween(today, validUntil) + 1, costCentavos },
    otherCostCentavos: promotionCost(product, others),
  });
  return { costCentavos, beyond };
}
