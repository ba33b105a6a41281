import { type Centavos, centavos } from '@lender/money';

/** From where on payments, accounts and devices are looked at. */
export interface AmlThresholds {
  /** One payment in cash of so much, or more, is relevant. */
  readonly cashCentavos: Centavos;
  /** So many payments in cash below that, within so many days, that come to so much together. */
  readonly splitPayments: number;
  readonly splitDays: number;
  readonly splitCentavos: Centavos;
  /** A loan of which so many percent are paid before it is due from an account of somebody else. */
  readonly payoffPercent: number;
  /** So many clients who pay from one account, or apply on one device. */
  readonly sharedClients: number;
}

/**
 * What a lender of small amounts begins with. The figures are the house's own: what the law calls relevant was not
 * verified, and whoever is supervised sets what theirs says.
 */
export const REFERENCE_AML_THRESHOLDS: AmlThresholds = {
  cashCentavos: centavos(1_000_000),
  splitPayments: 3,
  splitDays: 7,
  splitCentavos: centavos(300_000),
  payoffPercent: 90,
  sharedClients: 3,
};
