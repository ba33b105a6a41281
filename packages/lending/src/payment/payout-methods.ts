/** How a loan can be paid out: to the borrower's account, or in cash at a shop of one of these brands. */
export const PAYOUT_METHODS = ['bank_transfer', 'cebuana', 'bdo', 'm_lhuillier'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export type CashBrand = Exclude<PayoutMethod, 'bank_transfer'>;
export const CASH_BRANDS = ['cebuana', 'bdo', 'm_lhuillier'] as const satisfies readonly CashBrand[];

/** Whether the borrower fetches the money in cash. */
export const isCashPayout = (method: PayoutMethod): method is CashBrand => method !== 'bank_transfer';
