import { applyPromoCode, decodeWire, getStoredPromotion, verifyPromoCode } from '@lender/contract';
import { type Call, isApiError } from '@lender/sdk';
import { compactPromoCode } from '../forms/compact-promo-code.ts';
import { calculatorCopy } from './calculator.copy.es.ts';
import { NO_PROMOTION, type Promotion, type PromotionProblem, refusedPromotion } from './promotion.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';

interface Discount {
  readonly interest: number;
  readonly serviceFee: number;
}

const taken = (code: string, { interest, serviceFee }: Discount): Promotion => ({
  code,
  interest: Math.round(interest * 100),
  fee: Math.round(serviceFee * 100),
  problem: null,
});

/** Reads what a visitor's code would take off. */
export async function lookUpPromotion(call: Call, text: string): Promise<Promotion> {
  const code = compactPromoCode(text);
  if (code === '') return NO_PROMOTION;
  const params = decodeWire(verifyPromoCode.params(), { code });
  if (!params.ok) return refusedPromotion(code, 'invalid');
  return orUnavailable(code, async () => {
    const answer = await call(verifyPromoCode, { params: params.value });
    if (!answer.ok) return refusedPromotion(code, promotionProblem(answer.refusal.code));
    return answer.data.discount ? taken(code, answer.data.discount) : refusedPromotion(code, 'promo_code_invalid');
  });
}

/** Returns the promotion that the server keeps for a client. */
export async function storedPromotion(call: Call): Promise<Promotion> {
  const answer = await call(getStoredPromotion);
  return answer.ok && answer.data.promotion
    ? taken(answer.data.promotion.code, answer.data.promotion.discount)
    : NO_PROMOTION;
}

/** Keeps a client's code for the next application. */
export async function keepPromotion(call: Call, text: string): Promise<Promotion> {
  const code = compactPromoCode(text);
  if (code === '') return NO_PROMOTION;
  const body = decodeWire(applyPromoCode.body(), { code });
  if (!body.ok) return refusedPromotion(code, 'invalid');
  return orUnavailable(code, async () => {
    const answer = await call(applyPromoCode, { body: body.value });
    return answer.ok
      ? taken(answer.data.code, answer.data.discount)
      : refusedPromotion(code, promotionProblem(answer.refusal.code));
  });
}

/** A failing promotion must not fail the page. */
async function orUnavailable(code: string, ask: () => Promise<Promotion>): Promise<Promotion> {
  try {
    return await ask();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return refusedPromotion(code, 'unavailable');
  }
}

/** @example promotionProblem('rate_limited') // → 'rate_limited' */
export const promotionProblem = (code: string): PromotionProblem => (hasWords(code) ? code : 'unavailable');

const hasWords = (code: string): code is PromotionProblem => Object.hasOwn(calculatorCopy.promotion.problems, code);

/** Keeps the code that a client's form carries, unless it is kept already. */
export async function carryPromotion(call: Call, form: Pick<FormData, 'get'>): Promise<Promotion> {
  const typed = form.get(CALCULATOR_FIELDS.promoCode);
  const code = typeof typed === 'string' ? compactPromoCode(typed) : '';
  if (code === '') return NO_PROMOTION;
  const stored = await storedPromotion(call);
  return stored.code === code ? stored : keepPromotion(call, code);
}
