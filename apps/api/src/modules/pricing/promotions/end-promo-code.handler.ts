import { endPromoCode } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { normaliseCode } from './promotion.ts';
import { promotionRows, stateOf, toPromotionRow } from './promotion-rows.ts';

export const endPromoCodeHandler = implement(endPromoCode, async ({ params, body }, { caller, tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  const code = normaliseCode(params.code);
  const found = await tx
    .selectFrom('promo_code')
    .select(['stopped_at', 'valid_until', 'max_uses', 'uses'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse('not_found');
  // A promotion that is used up can get a use back from an application that ends, so it can still be ended.
  if (['stopped', 'ended'].includes(stateOf(found, today))) return refuse('promotion_over');
  await tx
    .updateTable('promo_code')
    .set({ stopped_at: now, stopped_by: caller.userId, stop_reason: body.note })
    .where('code', '=', code)
    .execute();
  const row = await promotionRows(tx).where('promo_code.code', '=', code).executeTakeFirstOrThrow();
  return ok(toPromotionRow(row, today));
});
