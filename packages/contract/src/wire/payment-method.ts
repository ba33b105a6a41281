import { PAYMENT_METHODS, type PaymentMethod } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Method by which a borrower pays. */
export const paymentMethod = lazy(() => z.enum(Object.keys(PAYMENT_METHODS) as PaymentMethod[]));
