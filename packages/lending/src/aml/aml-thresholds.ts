import { type Centavos, centavos } from '@lender/money';

/** Thresholds from which payments, accounts and devices are looked at. */
export interface AmlThresholds {
  /** Smallest amount of one relevant payment in cash. */
  readonly cashCentavos: Centavos;
  /** Number of payments in cash below that amount, span in days and common sum from which split payments are found. */
  readonly splitPayments: number;
  readonly splitDays: number;
  readonly splitCentavos: Centavos;
  /** Percentage of a loan from which a payment before the due date, from another person's account, is found. */
  readonly payoffPercent: number;
  /** Number of clients who pay from one account, or apply on one device. */
  readonly sharedClients: number;
}

/**
 * Thresholds with which a lender of small amounts begins. The figures are the house's own: what the law calls relevant
 * was not verified, and a supervised lender sets the figures of its own law.
 */
export const REFERENCE_AML_THRESHOLDS: AmlThresholds = {
  cashCentavos: centavos(1_000_000),
  splitPayments: 3,
  splitDays: 7,
  splitCentavos: centavos(300_000),
  payoffPercent: 90,
  sharedClients: 3,
};
