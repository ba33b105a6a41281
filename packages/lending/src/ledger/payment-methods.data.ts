/** How borrowers pay, and the account on which their money stands until the provider settles it. */
export const PAYMENT_METHODS = {
  paynet: { clearingAccount: 'paynet_clearing' },
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;
