/** Accounts that no part of a debt and no way to pay brings with it. */
export const OTHER_ACCOUNTS = [
  // The provider was told to send it, and it has not left the bank yet.
  'openpay_payout_clearing',
  // What a brand handed over in cash, and was not paid for yet.
  'cebuana_payout_clearing',
  'bdo_payout_clearing',
  'm_lhuillier_payout_clearing',
  // It came, and nobody knows yet from whom.
  'suspense',
  // A borrower paid it beyond the debt: the lender's to give back.
  'client_credit',
  // Rests too small to ask for, and excesses too small to give back.
  'rounding_tolerance',
  // It was paid after nobody expected it any more.
  'recovery_income',
  // It was paid on a debt that belongs to somebody else by now.
  'buyer_payable',
  // Centavos sent to a borrower's account to see whose it is.
  'account_proof_expense',
  'provider_fee_expense',
  'provider_fee_iva',
] as const;
