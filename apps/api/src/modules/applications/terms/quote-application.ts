import type { LoanOffer } from '@lender/lending';
import type { Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { pricingContextOfApplication, type QuoteRefusal, type QuoteRequest, quote } from '../../pricing/index.ts';
import type { ApplicationRecord } from '../application-record.ts';

/** Returns the request by which an application is priced. */
export const quoteRequestOf = (
  record: Pick<ApplicationRecord, 'principal_centavos' | 'pay_cycle' | 'first_pay_date' | 'second_pay_date'>,
) =>
  ({
    amount: record.principal_centavos,
    payCycle: record.pay_cycle,
    payDates: [record.first_pay_date, record.second_pay_date] as const,
  }) satisfies QuoteRequest;

/** Prices an application with its present values. */
export const quoteApplication = async (
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock'>,
): Promise<Result<LoanOffer, QuoteRefusal>> =>
  quote(quoteRequestOf(record), await pricingContextOfApplication(tx, record, services));
