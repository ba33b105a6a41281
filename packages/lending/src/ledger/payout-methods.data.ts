/** Methods by which a loan can be paid out: to the borrower's account, or in cash at a shop of one of these brands. */
export const PAYOUT_METHODS = ['bank_transfer', 'cebuana', 'bdo', 'm_lhuillier'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export type CashBrand = Exclude<PayoutMethod, 'bank_transfer'>;
export const CASH_BRANDS = ['cebuana', 'bdo', 'm_lhuillier'] as const satisfies readonly CashBrand[];

/**
 * Account from which a payout method takes the money: the lender's bank, or the debt to a brand for cash that it paid
 * out at its counters, until the lender settles with it.
 */
export const PAYOUT_ACCOUNTS = {
  bank_transfer: 'bank',
  cebuana: 'cebuana_payout_clearing',
  bdo: 'bdo_payout_clearing',
  m_lhuillier: 'm_lhuillier_payout_clearing',
} as const satisfies Record<PayoutMethod, string>;

/** Account of the debt to a brand that pays out cash. */
export type CashClearingAccount = (typeof PAYOUT_ACCOUNTS)[CashBrand];

/** Tells whether the borrower collects the money in cash. */
export const isCashPayout = (method: PayoutMethod): method is CashBrand => method !== 'bank_transfer';
