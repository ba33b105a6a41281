import type { CatPeriods, Instalment, LoanTerms, Offer, UndiscountedOffer } from '@lender/calculator';
import type { LoanOffer, PrintedExtension } from '@lender/lending';
import * as z from 'zod/mini';
import { storedAmount, storedDay } from '../../kernel/stored-json.ts';
import { chargeRatesSchema, discountSchema, tariffSchema } from '../pricing/index.ts';
import { chargeSchema, chargeShape, chargesShape, isSum } from './charge-schema.ts';

const percent = z.number().check(z.nonnegative());
const CAT_PERIODS = ['days/365', 'k/52', 'k/26', 'k/24', 'k/12'] as const satisfies readonly CatPeriods[];

const undiscounted = z.object({
  ...chargesShape,
  totalCentavos: storedAmount,
  aprPercent: percent,
}) satisfies z.ZodMiniType<UndiscountedOffer>;

const terms = z.object({
  principalCentavos: storedAmount,
  payoutDate: storedDay,
  dueDates: z.tuple([storedDay], storedDay),
  rates: chargeRatesSchema,
  discount: discountSchema,
}) satisfies z.ZodMiniType<LoanTerms>;

const extension = z
  .object({ ...chargeShape, ...tariffSchema.shape, dueDate: z.optional(storedDay), newEndDate: storedDay })
  .check(z.refine(isSum)) satisfies z.ZodMiniType<StoredExtension>;

/** Older contracts print one price for each option, as if it were asked for on the last due date. */
type StoredExtension = Omit<PrintedExtension, 'dueDate'> & {
  readonly dueDate?: PrintedExtension['dueDate'] | undefined;
};

/** An offer as it is stored. Either every extension has a due date, or none has. */
export interface StoredOffer extends Offer {
  readonly extensions: readonly StoredExtension[];
}

/** Tells whether a contract prints its extensions by due date: then the printed price is charged. */
export const printsByDueDate = (offer: StoredOffer): offer is LoanOffer =>
  offer.extensions.every(({ dueDate }) => dueDate !== undefined);

const isPrintedOneWay = (offer: StoredOffer): boolean =>
  printsByDueDate(offer) || offer.extensions.every(({ dueDate }) => dueDate === undefined);

const instalment = z.object({
  dueDate: storedDay,
  principalCentavos: storedAmount,
  interest: chargeSchema,
  serviceFee: chargeSchema,
  otherFees: chargeSchema,
  totalCentavos: storedAmount,
}) satisfies z.ZodMiniType<Instalment>;

/** True when the total is the principal plus every gross charge. */
const isTotal = (offer: Offer): boolean =>
  offer.totalCentavos ===
  offer.principalCentavos +
    [offer.interest, offer.serviceFee, offer.processingFee, offer.withdrawalFee, offer.invoicingFee].reduce(
      (sum, { grossCentavos }) => sum + grossCentavos,
      0,
    );

/**
 * Schema of a signed offer as it is stored with its loan, every figure of it. A field that the calculator's type has
 * and this schema lacks does not compile; an offer that lacks one, or whose charges do not add up to its total, is
 * refused.
 */
export const offerSchema = z
  .object({
    terms,
    ...chargesShape,
    principalCentavos: storedAmount,
    totalCentavos: storedAmount,
    aprPercent: percent,
    aprPeriods: z.enum(CAT_PERIODS),
    annualRatePercent: percent,
    payoutDate: storedDay,
    dueDate: storedDay,
    endDate: storedDay,
    agreementTermEndDate: storedDay,
    termDays: z.int().check(z.positive()),
    discount: discountSchema,
    withoutDiscount: undiscounted,
    extensions: z.array(extension),
    instalments: z.array(instalment).check(z.minLength(1)),
  })
  .check(z.refine(isTotal), z.refine(isPrintedOneWay)) satisfies z.ZodMiniType<StoredOffer>;
