/** Fees that OpenPay keeps of a transaction, without their IVA: centavos, and parts of ten thousand of the amount. */
const tariffs = {
  store: { fixed: 250, share: 290 },
  card: { fixed: 250, share: 290 },
  bank_account: { fixed: 800, share: 0 },
  payout: { fixed: 800, share: 0 },
} as const;

const ivaPerHundred = 16;

export interface Fee {
  readonly feeCentavos: number;
  /** IVA of the fee, with fractions of a centavo: OpenPay does not round it. */
  readonly taxCentavos: number;
}

/** Returns the fee of a transaction that moved money. */
export function feeOf(kind: keyof typeof tariffs, amountCentavos: number): Fee {
  const { fixed, share } = tariffs[kind];
  const feeCentavos = fixed + Math.round((amountCentavos * share) / 10_000);
  return { feeCentavos, taxCentavos: (feeCentavos * ivaPerHundred) / 100 };
}
