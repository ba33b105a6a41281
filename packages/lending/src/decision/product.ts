import type { Centavos } from '@lender/money';
import type { Variables } from './expression/expression.ts';

/** Limits of the requested product, as they hold for this kind of client. */
export interface DecisionProduct {
  /** The smallest principal: of a main loan, or of an additional one while a loan is active. */
  readonly minimumCentavos: Centavos;
  readonly maximumCentavos: Centavos;
  readonly firstMaximumCentavos: Centavos;
  /** Amounts are multiples of this, counted from 0. */
  readonly intervalCentavos: Centavos;
  /** The smallest principal of the special product; the same as `minimumCentavos` where there is none. */
  readonly specialMinimumCentavos: Centavos;
  /** Largest principal that one client may owe, over all loans. */
  readonly exposureMaximumCentavos: Centavos;
  /** Largest principal without proof of a bank account. */
  readonly noBankProofMaximumCentavos: Centavos;
}

/** The product as variables: `product.minimumCentavos` and so on. */
export const productVariables = (product: DecisionProduct): Variables =>
  Object.fromEntries(Object.entries(product).map(([name, value]) => [`product.${name}`, value]));
