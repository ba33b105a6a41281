import { createPromoCode } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../../kernel/refusal.ts';
import { defineApproval } from '../../approvals/index.ts';
import { discountText } from './discount-text.policy.ts';
import { storePromotion } from './store-promotion.ts';

/** Makes a promotion that exceeds what one person may promise. Its code is taken or free; that alone can change meanwhile. */
export const promotionApproval = defineApproval({
  kind: 'promotion.create',
  commandOf: (payload) => ({ kind: 'promotion.create', payload }),
  endpoint: createPromoCode,
  subjectOf: ({ code }) => ({ promotionCode: code }),
  versionOf: async (tx, { code }) => {
    const taken = await tx.selectFrom('promo_code').select('code').where('code', '=', code).executeTakeFirst();
    return taken ? 'taken' : 'free';
  },
  execute: async (tx, { code, discount, validUntil, maxUses }, { maker, checker }, { clock }) => {
    const { now, today } = await clock.business(tx);
    const interest = discountText(discount.interest);
    const serviceFee = discountText(discount.serviceFee);
    if (interest === undefined || serviceFee === undefined || validUntil < today) return refuse('invalid_input');
    const promotion = { code, discount: { interest, serviceFee }, validUntil, maxUses, maker, checker };
    return (await storePromotion(tx, promotion, now)) ? ok(undefined) : refuse('not_unique', { field: ['code'] });
  },
});
