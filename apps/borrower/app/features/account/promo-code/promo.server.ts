import { applyPromoCode, getStoredPromotion } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { compactPromoCode } from '../../../forms/compact-promo-code.ts';
import { doneAt, doneIn } from '../../../forms/done-in.ts';
import { PROMO_FIELDS, type PromoField, type PromotionView } from './promo.ts';

export const promoForm = defineForm({
  endpoint: applyPromoCode,
  fields: PROMO_FIELDS,
  bodyOf: ({ code }) => ({ code: compactPromoCode(code) }),
});

/** Reads the promotion that waits for the next application. */
export async function readPromotion(call: Call, url: string) {
  const answer = await call(getStoredPromotion);
  if (!answer.ok) throw new Error(`the promotion could not be read: ${answer.refusal.code}`);
  const { promotion } = answer.data;
  const view: PromotionView | null = promotion && {
    code: promotion.code,
    interest: percentOf(promotion.discount.interest),
    fee: percentOf(promotion.discount.serviceFee),
  };
  return {
    promotion: view,
    isSaved: doneIn(url, ['promotion']) !== null,
    formKey: crypto.randomUUID(),
  };
}

const percentOf = (fraction: number): number => Math.round(fraction * 100);

/** Saves a promotion for the next application. */
export async function keepPromotion(call: Call, data: FormData): Promise<Outcome<FormProblem<PromoField>>> {
  const kept = await submitForm(promoForm, data, call);
  return kept.ok ? leadTo(doneAt('/profile/promo-code', 'promotion')) : showRefusal(kept.problem);
}
