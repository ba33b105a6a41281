import type { ChargeRates, Discount, ExtensionTariff, Pricing } from '@lender/calculator';
import * as z from 'zod/mini';
import { storedAmount, storedRate, storedShare } from '../../kernel/stored-json.ts';

/** Number of days; no loan is longer than a year. */
const days = z.int().check(z.positive(), z.lte(366));
const termBounds = z.object({ minDays: days, maxDays: days });

export const chargeRatesSchema = z.object({
  annualRate: storedRate,
  dayCountBasis: days,
  serviceFeeRate: storedShare,
  processingFeeRate: storedShare,
  withdrawalFeeCentavos: storedAmount,
  invoicingFeeCentavos: storedAmount,
  ivaRate: storedShare,
}) satisfies z.ZodMiniType<ChargeRates>;

export const discountSchema = z.object({
  interest: storedShare,
  serviceFee: storedShare,
}) satisfies z.ZodMiniType<Discount>;

export const tariffSchema = z.object({
  kind: z.enum(['cheap', 'expensive']),
  days,
  commissionRate: storedShare,
}) satisfies z.ZodMiniType<ExtensionTariff>;

/** Largest number of extensions of a loan, and their prices. */
export const extensionPrices = {
  maxCount: z.int().check(z.nonnegative(), z.lte(100)),
  tariffs: z.array(tariffSchema),
};

/** The price list inside a product. A field that the calculator's type has and this lacks does not compile. */
export const pricingSchema: z.ZodMiniType<Pricing> = z.object({
  rates: chargeRatesSchema,
  instalments: z.int().check(z.positive(), z.lte(60)),
  termDays: z.object({ weekly: termBounds, biweekly: termBounds, semi_monthly: termBounds, monthly: termBounds }),
  extensions: z.object(extensionPrices),
});
