import type { PlainDate } from '@lender/calculator';
import { listPromoCodes, type PromotionState } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { normaliseCode } from './promotion.ts';

export const listPromoCodesHandler = implement(listPromoCodes, async ({ query }, { tx, services }) => {
  const { before, perPage = 25 } = query;
  const { today } = await services.clock.business(tx);
  const last = tx.selectFrom('promo_code').where('code', '=', normaliseCode(before ?? ''));
  const rows = await tx
    .selectFrom('promo_code')
    .selectAll()
    .$if(before !== undefined, (promotions) =>
      promotions.where((eb) =>
        eb(eb.refTuple('created_at', 'code'), '<', last.select(['created_at', 'code']).$asTuple('created_at', 'code')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .limit(perPage)
    .execute();
  return ok(
    rows.map((row) => ({
      code: row.code,
      discount: { interest: Number(row.interest_discount), serviceFee: Number(row.service_fee_discount) },
      validUntil: row.valid_until,
      maxUses: row.max_uses,
      uses: row.uses,
      state: stateOf(row, today),
      createdAt: row.created_at.toISOString(),
    })),
  );
});

interface Counted {
  readonly valid_until: PlainDate;
  readonly max_uses: number;
  readonly uses: number;
}

function stateOf({ valid_until, max_uses, uses }: Counted, today: PlainDate): PromotionState {
  if (valid_until < today) return 'ended';
  return uses >= max_uses ? 'used_up' : 'open';
}
