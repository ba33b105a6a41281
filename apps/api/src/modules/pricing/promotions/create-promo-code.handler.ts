import { createPromoCode } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { discountText } from './discount-text.policy.ts';
import { normaliseCode } from './promotion.ts';

export const createPromoCodeHandler = implement(createPromoCode, async ({ body }, { caller, tx, services, log }) => {
  const { now, today } = await services.clock.business(tx);
  const interest = discountText(body.discount.interest);
  const serviceFee = discountText(body.discount.serviceFee);
  if (interest === undefined) return refuse('invalid_input', { field: ['discount', 'interest'] });
  if (serviceFee === undefined) return refuse('invalid_input', { field: ['discount', 'serviceFee'] });
  if (body.discount.interest + body.discount.serviceFee === 0) return refuse('invalid_input', { field: ['discount'] });
  if (body.validUntil < today) return refuse('invalid_input', { field: ['validUntil'] });

  const promotion = await tx
    .insertInto('promo_code')
    .values({
      code: normaliseCode(body.code),
      interest_discount: interest,
      service_fee_discount: serviceFee,
      valid_until: body.validUntil,
      max_uses: body.maxUses,
      uses: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['code', 'max_uses', 'uses'])
    .executeTakeFirst();
  if (!promotion) return refuse('not_unique', { field: ['code'] });
  log.info({ event: 'promotion.created', user: caller.userId });
  const { code, max_uses: maxUses, uses } = promotion;
  return ok({ code, validUntil: body.validUntil, maxUses, uses });
});
