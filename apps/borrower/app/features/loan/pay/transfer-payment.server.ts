import { formatPlainDate } from '@lender/calculator';
import { formatClabe } from '@lender/clabe';
import type { getPaymentClabe, Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { PaymentAim } from './payment-aim.ts';

type PaymentClabe = Reply<typeof getPaymentClabe>;

/** Data for a transfer, or that it cannot be given right now. */
export type TransferPayment =
  | {
      readonly kind: 'clabe';
      readonly clabe: string;
      /** In groups, to be compared digit by digit. */
      readonly grouped: string;
      readonly bank: string;
      /** Text to write into the transfer. */
      readonly reference: string;
      readonly amount: string;
      /** Last day on which that amount is enough. */
      readonly validOn: string;
    }
  | { readonly kind: 'unavailable' };

/** Returns the loan's CLABE as the page shows it, with the amount for the selected purpose. */
export const transferPayment = (
  { clabe, bank, reference }: PaymentClabe,
  { amount, validOn }: PaymentAim,
): TransferPayment => ({
  kind: 'clabe',
  clabe,
  grouped: formatClabe(clabe),
  bank,
  reference,
  amount: formatPesos(amount),
  validOn: formatPlainDate(validOn),
});
