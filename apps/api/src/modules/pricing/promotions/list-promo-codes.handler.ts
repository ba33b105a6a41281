import { listPromoCodes } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { normaliseCode } from './promotion.ts';
import { promotionRows, toPromotionRow } from './promotion-rows.ts';

export const listPromoCodesHandler = implement(listPromoCodes, async ({ query }, { tx, services }) => {
  const { before, perPage = 25 } = query;
  const { today } = await services.clock.business(tx);
  const last = tx.selectFrom('promo_code').where('code', '=', normaliseCode(before ?? ''));
  const rows = await promotionRows(tx)
    .$if(before !== undefined, (promotions) =>
      promotions.where((eb) =>
        eb(
          eb.refTuple('promo_code.created_at', 'promo_code.code'),
          '<',
          last.select(['created_at', 'code']).$asTuple('created_at', 'code'),
        ),
      ),
    )
    .orderBy('promo_code.created_at', 'desc')
    .orderBy('promo_code.code', 'desc')
    .limit(perPage)
    .execute();
  return ok(rows.map((row) => toPromotionRow(row, today)));
});
