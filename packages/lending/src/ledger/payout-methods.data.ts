/** Methods by which a loan can be paid out: to the borrower's account, or in cash at a shop of one of these brands. */
export const PAYOUT_METHODS = ['bank_transfer', 'cebuana', 'bdo', 'm_lhuillier'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export type CashBrand = Exclude<PayoutMethod, 'bank_transfer'>;
export const CASH_BRANDS = ['cebuana', 'bdo', 'm_lhuillier'] as const satisfies readonly CashBrand[];

/**
 * The account from which money goes out that way: the lender's bank, or what is owed to a brand for what it handed over
 * at its counters, until the lender settles with it.
 */
export const PAYOUT_ACCOUNTS = {
  bank_transfer: 'bank',
  cebuana: 'cebuana_payout_clearing',
  bdo: 'bdo_payout_clearing',
  m_lhuillier: 'm_lhuillier_payout_clearing',
} as const satisfies Record<PayoutMethod, string>;

/** An account of what is owed to a brand that hands cash over. */
export type CashClearingAccount = (typeof PAYOUT_ACCOUNTS)[CashBrand];

/** Whether the borrower fetches the money in cash. */
export const isCashPayout = (method: PayoutMethod): method is CashBrand => method !== 'bank_transfer';
