import type { PayDates, PlainDate } from '@lender/calculator';
import type { createApplication, Send } from '@lender/contract';
import { ok, type Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import {
  activeProduct,
  futurePayDates,
  type LoanHistory,
  mayAskFor,
  quote,
  storedPromotion,
  takePromotion,
} from '../pricing/index.ts';

interface NewApplication {
  readonly clientId: string;
  readonly body: Send<typeof createApplication>['body'];
  readonly history: LoanHistory;
  readonly now: Date;
  readonly today: PlainDate;
}

/** What the price of a new application rests on from now on. */
export interface Priced {
  readonly productVersion: number;
  readonly payDates: PayDates;
  readonly termDays: number;
  /** The promotion that was used up for it. */
  readonly promoCode: string | null;
}

/** Checks what is asked for, and uses the client's promotion if it is the best discount; one that is not stays kept. */
export async function priceNewApplication(
  tx: Tx,
  { clientId, body, history, now, today }: NewApplication,
): Promise<Result<Priced, Refusal<'amount_out_of_limits' | 'pay_dates_invalid'>>> {
  const product = await activeProduct(tx, now);
  if (!mayAskFor(body.loanAmount, product, history))
    return refuse('amount_out_of_limits', { field: ['loanAmount', 'amount'] });
  const payDates = futurePayDates(body.payDates, today);
  if (!payDates) return refuse('pay_dates_invalid', { field: ['payDates'] });

  const promotion = await storedPromotion(tx, { clientId, today });
  const offer = quote(product, {
    principalCentavos: body.loanAmount,
    cycle: body.salaryCycle,
    payDates,
    payoutDate: today,
    isFirstLoan: history.kind === 'first',
    promotion: promotion?.discount,
  });
  if (!offer.ok) return offer;
  const isBest = promotion !== undefined && offer.value.discount === promotion.discount;
  // Somebody else may have been the last who could use it; then the price is the one without, as the offer will say.
  const isTaken = isBest && (await takePromotion(tx, { clientId, code: promotion.code, today, now }));
  const { termDays } = offer.value;
  return ok({ productVersion: product.version, payDates, termDays, promoCode: isTaken ? promotion.code : null });
}
