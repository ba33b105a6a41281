import { formatPlainDate } from '@lender/calculator';
import type { getOpenPayBarcode, Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';

/** What is taken to the store, or that it cannot be made right now. */
export type StorePayment =
  | {
      readonly kind: 'reference';
      readonly reference: string;
      /** In fours, to be compared digit by digit. */
      readonly grouped: string;
      readonly amount: string;
      readonly validOn: string;
    }
  | { readonly kind: 'unavailable' };

const QUESTION = 'pagar';

/** The loan's page with the way to pay at a store opened. */
export const storePaymentPath = `/profile/my-loan?${QUESTION}=tienda#${QUESTION}`;

/** Where the bars of the reference are drawn. */
export const barcodePath = '/profile/my-loan/barcode';

/** Whether the page was opened to pay at a store. */
export const isStorePaymentAsked = (url: string): boolean => new URL(url).searchParams.get(QUESTION) === 'tienda';

/** Shapes a reference for the page. */
export const storePayment = ({ reference, amount, validOn }: Reply<typeof getOpenPayBarcode>): StorePayment => ({
  kind: 'reference',
  reference,
  grouped: reference.replace(/(.{4})(?=.)/g, '$1 '),
  amount: formatPesos(amount),
  validOn: formatPlainDate(validOn),
});
