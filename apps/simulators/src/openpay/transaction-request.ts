import { z } from 'zod';
import { pesosNumber } from '../world/pesos.ts';

/** Fields of every transaction that a merchant asks for. */
export const transactionRequest = {
  amount: pesosNumber,
  currency: z.literal('MXN').default('MXN'),
  description: z.string().min(1).max(250),
  order_id: z
    .string()
    .min(1)
    .max(100)
    .nullish()
    .transform((orderId) => orderId ?? null),
};

export const merchantParams = z.object({ merchantId: z.string() });

/** Describes what is wrong with a request, as OpenPay does: the names of the fields, never their values. */
export const describeProblem = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`).join('; ');
