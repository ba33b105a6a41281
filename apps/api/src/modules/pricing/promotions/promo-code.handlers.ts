import { applyPromoCode, getStoredPromotion, verifyPromoCode } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { keepPromotion, lockClient } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { guessPromotion } from './guess-promotion.ts';
import { activePromotion, normaliseCode, storedPromotion, toDiscountReply } from './promotion.ts';

const FIELD = ['code'];

export const verifyPromoCodeHandler = implement(verifyPromoCode, async ({ params }, { tx, services, source, log }) => {
  const { today } = await services.clock.business(tx);
  const guessed = await guessPromotion(tx, { code: params.code, source, today }, services);
  if (!guessed.ok) {
    log.warn({ event: 'promotion.limited' });
    return guessed;
  }
  const promotion = guessed.value;
  const discount = promotion ? toDiscountReply(promotion.discount) : null;
  return ok({ code: normaliseCode(params.code), valid: promotion !== undefined, discount });
});

/**
 * Keeps the promotion instead of the one that was kept before. It is used up only by an application whose price it
 * lowers.
 */
export const applyPromoCodeHandler = implement(
  applyPromoCode,
  async ({ body }, { caller, tx, services }) => {
    const { clientId } = caller;
    const code = normaliseCode(body.code);
    await lockClient(tx, clientId);
    const use = await tx
      .selectFrom('promo_use')
      .select('code')
      .where('client_id', '=', clientId)
      .where('code', '=', code)
      .executeTakeFirst();
    if (use) return refuse('promo_code_used', { field: FIELD });
    const { today } = await services.clock.business(tx);
    const promotion = await activePromotion(tx, { code, today });
    if (!promotion) return refuse('promo_code_invalid', { field: FIELD });

    await keepPromotion(tx, { clientId, code });
    await recordHistory(tx, services, {
      clientId,
      actor: 'client',
      event: { name: 'promotion.saved', facts: { code } },
    });
    return ok({ code, discount: toDiscountReply(promotion.discount) });
  },
  { limits: ['promotion-applications'] },
);

export const getStoredPromotionHandler = implement(getStoredPromotion, async (_, { caller, tx, services }) => {
  const { today } = await services.clock.business(tx);
  const promotion = await storedPromotion(tx, { clientId: caller.clientId, today });
  return ok({ promotion: promotion ? { code: promotion.code, discount: toDiscountReply(promotion.discount) } : null });
});
