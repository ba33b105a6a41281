import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

export const PAYMENT_KINDS = ['repayment', 'extension', 'withdrawal'] as const;
/** Purpose of a payment. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Purpose of a payment on the wire, where an extension is called a rollover. */
export const paymentKind = lazy(() =>
  z.codec(z.enum(['repayment', 'rollover', 'withdrawal']), z.enum(PAYMENT_KINDS), {
    decode: (word) => (word === 'rollover' ? 'extension' : word),
    encode: (kind) => (kind === 'extension' ? 'rollover' : kind),
  }),
);
