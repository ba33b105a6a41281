import { centavosFromPesos } from '@lender/money';
import * as z from 'zod/mini';
import type { DebitStatus, ProviderDebit } from './port.ts';

/** Some of Belvo's pages write amounts as text, like `100000.00`, and others as numbers. */
const pesos = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^\d{1,12}(?:\.\d{1,2})?$/)),
    z.transform((text) => Number(text)),
  ),
]);

const debitSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(['initial', 'processing', 'successful', 'failed', 'canceled', 'chargeback']),
  amount: pesos,
  failedReason: z.nullish(z.string()),
  chargebackDate: z.nullish(z.string()),
  bankChargebackDate: z.nullish(z.string()),
});

const STATUSES = {
  initial: 'waiting',
  processing: 'waiting',
  successful: 'debited',
  failed: 'failed',
  canceled: 'cancelled',
  chargeback: 'objected',
} as const satisfies Record<string, DebitStatus>;

/**
 * Reads a payment request of Belvo Direct Debit as a debit.
 *
 * @throws when it is not one
 */
export function readDebit(answer: unknown): ProviderDebit {
  const { id, reference, status, amount, failedReason, ...dates } = debitSchema.parse(answer);
  const centavos = centavosFromPesos(amount);
  if (!centavos.ok) throw new Error(`the amount of debit ${id} is no amount`);
  return {
    id,
    orderId: reference,
    status: STATUSES[status],
    amountCentavos: centavos.value,
    // The banks write some codes with one digit.
    failureCode: failedReason?.padStart(2, '0'),
    objectedOn: (dates.bankChargebackDate ?? dates.chargebackDate)?.slice(0, 10),
  };
}
