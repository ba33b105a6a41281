import type { PlainDate } from '@lender/calculator';
import type { createApplication, Send } from '@lender/contract';
import type { PayoutMethod } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { type ClientPricing, type QuoteRefusal, quote, takePromotion } from '../../pricing/index.ts';

interface NewApplication {
  readonly clientId: string;
  readonly body: Send<typeof createApplication>['body'];
  readonly pricing: ClientPricing;
  readonly now: Date;
}

/** Facts that determine the price of a new application from now on. */
export interface Priced {
  readonly productVersion: number;
  readonly payDates: readonly [PlainDate, PlainDate];
  readonly termDays: number;
  readonly payoutMethod: PayoutMethod;
  /** Promotion that the application used up. */
  readonly promoCode: string | null;
}

/** Checks the request, and uses the client's promotion if it is the best discount; one that is not stays kept. */
export async function priceNewApplication(
  tx: Tx,
  { clientId, body, pricing, now }: NewApplication,
): Promise<Result<Priced, QuoteRefusal | Refusal<'payout_method_not_offered'>>> {
  const { product, payoutDate: today, promotion, promoCode: code } = pricing;
  const payDates = [body.payDates.first_repayment_option, body.payDates.second_repayment_option] as const;
  const payoutMethod = body.paymentMethod ?? 'bank_transfer';
  if (!product.payoutMethods.includes(payoutMethod))
    return refuse('payout_method_not_offered', { field: ['paymentMethod'] });
  const request = { amount: body.loanAmount, payCycle: body.salaryCycle, payDates };
  const offer = quote(request, {
    ...pricing,
    payoutMethod,
    payDatesAfter: today,
    amountField: ['loanAmount', 'amount'],
  });
  if (!offer.ok) return offer;
  const isBest = code !== null && offer.value.discount === promotion;
  // Another client may have had the last use; then the price is the one without, as the offer will say.
  const isTaken = isBest && (await takePromotion(tx, { clientId, code, today, now }));
  const { termDays } = offer.value;
  return ok({ productVersion: product.version, payDates, termDays, payoutMethod, promoCode: isTaken ? code : null });
}
