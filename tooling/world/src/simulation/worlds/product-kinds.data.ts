/** Changes of the reference product with which a loan is sold. */
export interface ProductKind {
  readonly name: string;
  readonly instalments?: number;
  readonly rates?: Readonly<Record<string, string | number>>;
  readonly firstLoanDiscount?: { readonly interest: string; readonly serviceFee: string };
  readonly late?: Readonly<Record<string, string | number>>;
  readonly caps?: { readonly totalShare: string; readonly dailyShare: string };
  /** True when its money is handed out at a counter. @default false */
  readonly isCash?: boolean;
}

/** Reference product: one instalment, no fee but the service fee, moratory interest. */
export const PLAIN: ProductKind = { name: 'plain' };

/** Kinds of products that the simulated lender sells; every loan draws one. */
export const PRODUCT_KINDS: readonly ProductKind[] = [
  PLAIN,
  {
    name: 'opening and invoicing fees',
    rates: { processingFeeRate: '0.0137', invoicingFeeCentavos: 2_533, serviceFeeRate: '0.0433' },
    late: { kind: 'interest', graceDays: 2, annualRate: '3.9931', maxDays: 20 },
  },
  {
    name: 'three instalments',
    instalments: 3,
    rates: { annualRate: '0.9137', processingFeeRate: '0.013' },
    firstLoanDiscount: { interest: '0', serviceFee: '0' },
  },
  {
    name: 'two instalments with late fees',
    instalments: 2,
    late: { kind: 'fee', graceDays: 0, feeCentavos: 15_001 },
    firstLoanDiscount: { interest: '0.3', serviceFee: '0.15' },
  },
  {
    name: 'late fee',
    late: { kind: 'fee', graceDays: 1, feeCentavos: 20_050 },
    firstLoanDiscount: { interest: '0.5', serviceFee: '0' },
  },
  {
    name: 'low caps',
    rates: { dayCountBasis: 365, processingFeeRate: '0.013' },
    caps: { totalShare: '0.29', dailyShare: '0.0121' },
    firstLoanDiscount: { interest: '0', serviceFee: '0' },
  },
  {
    name: 'cash',
    isCash: true,
    rates: { withdrawalFeeCentavos: 3_501 },
    late: { kind: 'none' },
  },
];
