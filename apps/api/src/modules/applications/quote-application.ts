import type { Offer } from '@lender/calculator';
import type { Centavos, Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import {
  type Product,
  productOfVersion,
  type QuoteRequest,
  quote,
  readLoanHistory,
  usedPromotion,
} from '../pricing/index.ts';
import type { ApplicationRecord } from './application-record.ts';

type Quoted = Result<Offer, Refusal<'pay_dates_invalid'>>;

/** What an application would cost with one amount or another, and what those prices follow from. */
export interface ApplicationPrices {
  readonly product: Product;
  readonly request: Omit<QuoteRequest, 'principalCentavos'>;
  readonly priceOf: (principalCentavos: Centavos) => Quoted;
}

/** The prices of an application: of the product and the promotion that it was opened with, for money that goes out today. */
export async function pricesOfApplication(
  tx: Tx,
  record: ApplicationRecord,
  { clock }: Pick<Services, 'clock'>,
): Promise<ApplicationPrices> {
  const product = await productOfVersion(tx, record.product_version);
  const { kind } = await readLoanHistory(tx, record.client_id);
  const promotion = await usedPromotion(tx, record);
  const { today } = await clock.business(tx);
  const request = {
    cycle: record.pay_cycle,
    payDates: [record.first_pay_date, record.second_pay_date] as const,
    payoutDate: today,
    isFirstLoan: kind === 'first',
    promotion: promotion?.discount,
  };
  return { product, request, priceOf: (principalCentavos) => quote(product, { ...request, principalCentavos }) };
}

/** Prices an application as it stands. */
export async function quoteApplication(
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock'>,
): Promise<Quoted> {
  const { priceOf } = await pricesOfApplication(tx, record, services);
  return priceOf(record.principal_centavos);
}
