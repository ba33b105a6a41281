import type { Discount, PlainDate } from '@lender/calculator';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { prepared } from '../../../kernel/database/prepared.ts';

/** Promotion with which a loan can be priced. */
export interface Promotion {
  readonly code: string;
  readonly discount: Discount;
}

/** Codes are compared without case; they are stored in capitals. */
export const normaliseCode = (code: string): string => code.toUpperCase();

/** Maps a discount to its wire names. */
export const toDiscountReply = ({ interest, serviceFee }: Discount) => ({
  interest: Number(interest),
  serviceFee: Number(serviceFee),
});

/** Finds the promotion of a code, if it can still be used: not over or ended by staff, and with uses left. */
export async function activePromotion(
  db: Db | Tx,
  { code, today }: { code: string; today: PlainDate },
): Promise<Promotion | undefined> {
  const row = await promotions(db)
    .where('code', '=', normaliseCode(code))
    .where('valid_until', '>=', today)
    .where('stopped_at', 'is', null)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirst();
  return row && promotionOf(row);
}

/** Finds the promotion that a client keeps for the next application, if it can still be used. */
export async function storedPromotion(
  db: Db | Tx,
  { clientId, today }: { clientId: string; today: PlainDate },
): Promise<Promotion | undefined> {
  const code = (await storedCodeOf(db, clientId))[0]?.promo_code ?? null;
  return code === null ? undefined : activePromotion(db, { code, today });
}

const storedCodeOf = prepared((db, clientId: string) =>
  db.selectFrom('client').select('promo_code').where('client_id', '=', clientId),
);

/** Finds the promotion that an application used. Its price stays, even if the promotion has ended since. */
export async function usedPromotion(
  db: Db | Tx,
  { promo_code: code }: { promo_code: string | null },
): Promise<Promotion | undefined> {
  return code === null
    ? undefined
    : promotionOf(await promotions(db).where('code', '=', code).executeTakeFirstOrThrow());
}

const promotions = (db: Db | Tx) =>
  db.selectFrom('promo_code').select(['code', 'interest_discount as interest', 'service_fee_discount as serviceFee']);

const promotionOf = ({ code, ...discount }: { code: string } & Discount): Promotion => ({ code, discount });
