/**
 * How borrowers pay, and the account on which their money stands until the provider settles it, named by provider.
 * `bank_transfer` is money that staff found on the statement of the lender's own account: it is in the bank already.
 */
export const PAYMENT_METHODS = {
  paynet: { clearingAccount: 'openpay_store_clearing' },
  spei: { clearingAccount: 'openpay_spei_clearing' },
  card: { clearingAccount: 'openpay_card_clearing' },
  direct_debit: { clearingAccount: 'belvo_debit_clearing' },
  bank_transfer: { clearingAccount: 'bank' },
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** An account on which money stands that came by some method. */
export type ReceivingAccount = (typeof PAYMENT_METHODS)[PaymentMethod]['clearingAccount'];
