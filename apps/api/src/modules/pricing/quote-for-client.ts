import type { Offer } from '@lender/calculator';
import type { Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { limitsOf, readLoanHistory } from './loan-history.ts';
import { activeProduct } from './product.ts';
import { storedPromotion } from './promotions/promotion.ts';
import { type PriceQuery, quoteWithin } from './quote-within.ts';

/** Prices what a client has in mind: with the client's own limits and promotion, and the product that is sold now. */
export async function quoteForClient(
  tx: Tx,
  { clientId, ...asked }: PriceQuery & { clientId: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<Offer, Refusal<'amount_out_of_limits' | 'pay_dates_invalid'>>> {
  const { now, today } = await clock.business(tx);
  const product = await activeProduct(tx, now);
  const history = await readLoanHistory(tx, clientId);
  const promotion = await storedPromotion(tx, { clientId, today });
  const limits = limitsOf(product, history);
  return quoteWithin(asked, { product, today, limits, isFirstLoan: history.kind === 'first', promotion });
}
