import { PAY_CYCLES } from '@lender/calculator';
import {
  type CreditDecision,
  type DecisionEngineVersion,
  type DecisionProduct,
  decide,
  PAYOUT_METHODS,
  type Policy,
  type Variables,
} from '@lender/lending';
import * as z from 'zod/mini';
import { storedDay } from '../../kernel/stored-json.ts';
import { type Product, quote } from '../pricing/index.ts';

/**
 * Inputs from which the price of every principal is computed, with the product of that version; stored beside the
 * decision.
 */
export const priceInputs = z.object({
  productVersion: z.int(),
  cycle: z.enum(PAY_CYCLES),
  payDates: z.tuple([storedDay, storedDay]),
  payoutDate: storedDay,
  isFirstLoan: z.boolean(),
  /** Earlier decisions knew transfers only. */
  payoutMethod: z._default(z.enum(PAYOUT_METHODS), 'bank_transfer'),
  promotion: z.nullable(z.object({ interest: z.string(), serviceFee: z.string() })),
});
export type PriceInputs = z.output<typeof priceInputs>;

export interface DecisionSource {
  readonly policy: Policy;
  readonly variables: Variables;
  readonly inputs: PriceInputs;
  /** Product in the version that the inputs name. */
  readonly product: Product;
}

/**
 * Decides only from what is stored with the decision: the same source gives the same decision on any day.
 *
 * @param engineVersion - the version that made a stored decision; absent for a new one
 */
export function decideFrom(
  { policy, variables, inputs, product }: DecisionSource,
  engineVersion?: DecisionEngineVersion,
): CreditDecision {
  const { cycle: payCycle, payDates, payoutDate, isFirstLoan, payoutMethod, promotion } = inputs;
  const context = { product, payoutDate, isFirstLoan, payoutMethod, promotion: promotion ?? undefined };
  return decide({
    policy,
    variables,
    ...(engineVersion && { engineVersion }),
    product: decisionProduct(product, variables),
    totalFor: (amount) => {
      const offer = quote({ amount, payCycle, payDates }, context);
      return offer.ok ? offer.value.totalCentavos : Number.POSITIVE_INFINITY;
    },
  });
}

/**
 * Returns the limits for this client: an additional loan beside an open first one keeps within the limit of a first
 * loan.
 */
const decisionProduct = ({ limits }: Product, { clientKind, closedLoans }: Variables): DecisionProduct => ({
  minimumCentavos: clientKind === 'additional' ? limits.minAdditionalCentavos : limits.minMainCentavos,
  maximumCentavos: limits.maxCentavos,
  firstMaximumCentavos: limits.first.maxCentavos,
  intervalCentavos: limits.stepCentavos,
  specialMinimumCentavos: limits.specialMinCentavos ?? limits.minMainCentavos,
  exposureMaximumCentavos:
    clientKind === 'additional' && closedLoans === 0
      ? limits.first.maxCentavos
      : (limits.exposureMaxCentavos ?? limits.maxCentavos),
  noBankProofMaximumCentavos: limits.noBankProofMaxCentavos ?? limits.maxCentavos,
});
