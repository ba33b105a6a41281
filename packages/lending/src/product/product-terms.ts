import type { AmountConfig, Discount, PayCycle, Pricing } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { PayoutMethod } from '../ledger/payout-methods.data.ts';
import type { ExtensionPolicy, ServicingPolicy } from '../loan/policy/servicing-policy.ts';
import type { PromotionBounds } from './promotion-bounds.data.ts';

/** Rules of servicing as a product states them: prices of extensions are in its price list. */
export interface StatedServicing extends Omit<ServicingPolicy, 'calendar' | 'extensions'> {
  readonly calendar: string;
  readonly extensions: Omit<ExtensionPolicy, 'maxCount' | 'tariffs'>;
}

/** All terms of a product that the lender may change: plain data, stored version by version. */
export interface ProductTerms {
  readonly limits: AmountConfig & {
    readonly specialMinCentavos?: Centavos;
    readonly exposureMaxCentavos?: Centavos;
    readonly noBankProofMaxCentavos?: Centavos;
  };
  readonly initial: { readonly amountCentavos: Centavos; readonly payCycle: PayCycle };
  readonly pricing: Pricing;
  readonly firstLoanDiscount: Discount;
  readonly payoutMethods: readonly PayoutMethod[];
  readonly maxOpenLoans: number;
  readonly accountProof: 'none' | 'code';
  /** Largest number of days ahead for which a late borrower may promise to pay. */
  readonly promiseDays: number;
  /** Limits on what one person may promise with promotions. */
  readonly promotions: PromotionBounds;
  readonly servicing: StatedServicing;
}

/** Returns the servicing rules of a product: its stated ones, with the extensions of its price list. */
export const servicingOf = ({ extensions: prices }: Pricing, stated: StatedServicing): ServicingPolicy => ({
  ...stated,
  extensions: { ...prices, ...stated.extensions },
});
