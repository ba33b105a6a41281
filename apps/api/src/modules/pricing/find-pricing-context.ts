import { amountLimits } from '@lender/calculator';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import { type ClientStatus, limitsOf, readLoanHistory } from './loan-history.ts';
import type { PricingContext } from './pricing-context.ts';
import { activeProduct, type Product, productOfVersion } from './product.ts';
import { guessPromotion } from './promotions/guess-promotion.ts';
import { storedPromotion, usedPromotion } from './promotions/promotion.ts';
import { soldWith } from './working-days/working-day-list.ts';

interface Guest {
  /** Tab of the calculator that was chosen. */
  readonly tab: 'first' | 'repeated';
  /** Promotion code that was typed, and the source address, which serves only for limits. */
  readonly guess: { readonly code: string; readonly source: string } | undefined;
}

/**
 * Reads the pricing context of a guest: the product that is sold now, the tab's limits, and a promotion whose code is
 * valid.
 */
export async function pricingContextOfGuest(
  tx: Tx,
  { tab, guess }: Guest,
  services: Pick<Services, 'clock' | 'counters' | 'env' | 'limits' | 'vault'>,
): Promise<PricingContext> {
  const { now, today } = await services.clock.business(tx);
  const product = await soldWith(tx, await activeProduct(tx, now), now);
  const isFirstLoan = tab === 'first';
  // A guest over the limit for codes gets the plain price, without a message about it.
  const guessed = guess && (await guessPromotion(tx, { ...guess, today }, services));
  const promotion = guessed?.ok ? guessed.value?.discount : undefined;
  const limits = amountLimits(product.limits, { kind: 'guest', tab: isFirstLoan ? 0 : 1 });
  return { product, payoutDate: today, isFirstLoan, promotion, limits };
}

export interface ClientPricing extends PricingContext {
  readonly product: Product;
  readonly status: ClientStatus;
  /** Code of the promotion that the client keeps, if it can still be used. */
  readonly promoCode: string | null;
}

/**
 * Reads the pricing context of a client: the product that is sold now, the client's own limits, and the promotion that
 * the client keeps.
 */
export async function pricingContextOfClient(
  tx: Tx,
  { clientId, status }: { readonly clientId: string; readonly status: ClientStatus },
  { clock }: Pick<Services, 'clock'>,
): Promise<ClientPricing> {
  const { now, today } = await clock.business(tx);
  const product = await soldWith(tx, await activeProduct(tx, now), now);
  const promotion = await storedPromotion(tx, { clientId, today });
  return {
    product,
    payoutDate: today,
    isFirstLoan: status.kind === 'first',
    promotion: promotion?.discount,
    promoCode: promotion?.code ?? null,
    limits: limitsOf(product, status),
    status: status,
  };
}

type PricedApplication = Pick<
  Selectable<Database['application']>,
  'client_id' | 'product_version' | 'promo_code' | 'payout_method'
>;

/**
 * Reads the pricing context of an application: the product and the promotion that it was opened with, for money that
 * goes out today.
 */
export async function pricingContextOfApplication(
  tx: Tx,
  application: PricedApplication,
  { clock }: Pick<Services, 'clock'>,
): Promise<PricingContext & { readonly product: Product }> {
  const { now, today } = await clock.business(tx);
  const product = await soldWith(tx, await productOfVersion(tx, application.product_version), now);
  const { kind } = await readLoanHistory(tx, application.client_id);
  const promotion = await usedPromotion(tx, application);
  return {
    product,
    payoutDate: today,
    isFirstLoan: kind === 'first',
    payoutMethod: application.payout_method,
    promotion: promotion?.discount,
  };
}
