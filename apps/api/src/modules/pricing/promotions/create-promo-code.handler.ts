import { createPromoCode } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { askApproval } from '../../approvals/index.ts';
import { discountText } from './discount-text.policy.ts';
import { promotionApproval } from './promotion.approval.ts';
import { normaliseCode } from './promotion.ts';
import { boundsExceeded } from './promotion-bounds.ts';
import { storePromotion } from './store-promotion.ts';

export const createPromoCodeHandler = implement(createPromoCode, async ({ body }, { caller, tx, services, log }) => {
  const moment = await services.clock.business(tx);
  const { validUntil, maxUses, note } = body;
  const interest = discountText(body.discount.interest);
  const serviceFee = discountText(body.discount.serviceFee);
  if (interest === undefined) return refuse('invalid_input', { field: ['discount', 'interest'] });
  if (serviceFee === undefined) return refuse('invalid_input', { field: ['discount', 'serviceFee'] });
  if (body.discount.interest + body.discount.serviceFee === 0) return refuse('invalid_input', { field: ['discount'] });
  if (validUntil < moment.today) return refuse('invalid_input', { field: ['validUntil'] });

  const code = normaliseCode(body.code);
  const taken = await tx.selectFrom('promo_code').select('code').where('code', '=', code).executeTakeFirst();
  if (taken) return refuse('not_unique', { field: ['code'] });
  const made = { code, validUntil, maxUses, uses: 0 };
  const promotion = { discount: { interest, serviceFee }, validUntil, maxUses };
  const { beyond, costCentavos } = await boundsExceeded(tx, promotion, moment);
  if (beyond.length > 0) {
    const payload = { code, discount: body.discount, validUntil, maxUses, cost: costCentavos, beyond: [...beyond] };
    const command = { payload, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, promotionApproval, command, services);
    return asked.ok ? ok({ ...made, approvalId: asked.value, beyond: payload.beyond }) : asked;
  }
  const isStored = await storePromotion(tx, { code, ...promotion, maker: caller.userId, checker: null }, moment.now);
  if (!isStored) return refuse('not_unique', { field: ['code'] });
  log.info({ event: 'promotion.created', user: caller.userId });
  return ok({ ...made, approvalId: null, beyond: [] });
});
