/** Accounts that belong to no part of a debt and to no payment method. */
export const OTHER_ACCOUNTS = [
  // Money that the provider was asked to send, and that has not left the bank yet.
  'openpay_payout_clearing',
  // Cash that a brand handed over, and for which it was not paid yet.
  'cebuana_payout_clearing',
  'bdo_payout_clearing',
  'm_lhuillier_payout_clearing',
  // Money that came, and whose sender is not known yet.
  'suspense',
  // Money that a borrower paid beyond the debt, and that the lender has to refund.
  'client_credit',
  // Remainders too small to ask for, and excesses too small to refund.
  'rounding_tolerance',
  // Money that was paid after it was no longer expected.
  'recovery_income',
  // Money that was paid on a debt that belongs to a buyer by now.
  'buyer_payable',
  // Centavos sent to a borrower's account to verify its holder.
  'account_proof_expense',
  'provider_fee_expense',
  'provider_fee_iva',
  // What the lender's own bank charges, with its IVA, and what it pays.
  'bank_fee_expense',
  'bank_fee_iva',
  'bank_interest_income',
  // Money that the owners of the lender put in, less what they took out.
  'owner_capital',
] as const;
