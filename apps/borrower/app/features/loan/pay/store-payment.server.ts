import { formatPlainDate } from '@lender/calculator';
import type { getOpenPayBarcode, Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import { type Bars, code128 } from '../../../vocabulary/bars/code128.server.ts';

/** Reference to take to the store, or that it cannot be made right now. */
export type StorePayment =
  | {
      readonly kind: 'reference';
      readonly reference: string;
      /** In groups of four, to be compared digit by digit. */
      readonly grouped: string;
      readonly bars: Bars;
      readonly amount: string;
      readonly validOn: string;
      /** Last day on which stores accept it. */
      readonly expiresOn: string;
    }
  | { readonly kind: 'unavailable' };

/** Returns a reference as the page shows it. */
export const storePayment = ({
  reference,
  amount,
  validOn,
  expiresOn,
}: Reply<typeof getOpenPayBarcode>): StorePayment => ({
  kind: 'reference',
  reference,
  grouped: reference.replace(/(.{4})(?=.)/g, '$1 '),
  bars: code128(reference),
  amount: formatPesos(amount),
  validOn: formatPlainDate(validOn),
  expiresOn: formatPlainDate(expiresOn),
});
