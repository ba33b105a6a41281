import type { PlainDate } from '@lender/calculator';
import type { listPromoCodes, PromotionState, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { staffName } from '../../access/index.ts';

/** Selects promotions with the people who made, approved and ended them. */
export const promotionRows = (tx: Tx) =>
  tx
    .selectFrom('promo_code')
    .selectAll('promo_code')
    .select((eb) => [
      staffName(eb.ref('promo_code.made_by')).as('maker_name'),
      staffName(eb.ref('promo_code.approved_by')).as('checker_name'),
      staffName(eb.ref('promo_code.stopped_by')).as('stopper_name'),
    ]);

type PromotionRow = Awaited<ReturnType<ReturnType<typeof promotionRows>['execute']>>[number];

/** Returns a promotion as staff see it on a day. */
export const toPromotionRow = (row: PromotionRow, today: PlainDate): Reply<typeof listPromoCodes>[number] => ({
  code: row.code,
  discount: { interest: Number(row.interest_discount), serviceFee: Number(row.service_fee_discount) },
  validUntil: row.valid_until,
  maxUses: row.max_uses,
  uses: row.uses,
  state: stateOf(row, today),
  createdAt: row.created_at.toISOString(),
  madeByName: row.maker_name,
  approvedByName: row.checker_name,
  stopped: row.stopped_at && {
    at: row.stopped_at.toISOString(),
    byName: row.stopper_name ?? '',
    reason: row.stop_reason ?? '',
  },
});

type Counted = Pick<PromotionRow, 'stopped_at' | 'valid_until' | 'max_uses' | 'uses'>;

/** Returns whether a promotion counts on a day, and if not, why. */
export function stateOf({ stopped_at, valid_until, max_uses, uses }: Counted, today: PlainDate): PromotionState {
  if (stopped_at) return 'stopped';
  if (valid_until < today) return 'ended';
  return uses >= max_uses ? 'used_up' : 'open';
}
