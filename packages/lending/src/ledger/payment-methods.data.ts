/**
 * Methods by which borrowers pay, and the account that holds their money until the provider settles it, named by
 * provider. `bank_transfer` is money that staff found on the statement of the lender's own account: it is in the bank
 * already. `cash` was paid at the office: it is there until it is taken to the bank.
 */
export const PAYMENT_METHODS = {
  paynet: { clearingAccount: 'openpay_store_clearing' },
  spei: { clearingAccount: 'openpay_spei_clearing' },
  card: { clearingAccount: 'openpay_card_clearing' },
  direct_debit: { clearingAccount: 'belvo_debit_clearing' },
  bank_transfer: { clearingAccount: 'bank' },
  cash: { clearingAccount: 'office_cash' },
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** Account that holds money which came by some method. */
export type ReceivingAccount = (typeof PAYMENT_METHODS)[PaymentMethod]['clearingAccount'];
