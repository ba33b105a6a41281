import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

export const PAYMENT_KINDS = ['repayment', 'extension', 'withdrawal'] as const;
/** What a payment is for. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What a payment is for, as it travels: an extension is called a rollover there. */
export const paymentKind = lazy(() =>
  z.codec(z.enum(['repayment', 'rollover', 'withdrawal']), z.enum(PAYMENT_KINDS), {
    decode: (word) => (word === 'rollover' ? 'extension' : word),
    encode: (kind) => (kind === 'extension' ? 'rollover' : kind),
  }),
);
