import * as z from 'zod/mini';
import { CHARGE_STATUSES, type ProviderAccount, type ProviderCharge } from './transactions.ts';
import { feeSchema, readAmount, readFee } from './wire-amounts.ts';

const accountSchema = z.object({ clabe: z.nullish(z.string()), holder_name: z.nullish(z.string()) });

const chargeSchema = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  method: z.enum(['store', 'bank_account', 'card']),
  status: z.enum(CHARGE_STATUSES),
  amount: z.number(),
  operation_date: z.string(),
  error_message: z.nullish(z.string()),
  refund: z.nullish(z.object({ amount: z.number(), status: z.string(), operation_date: z.nullish(z.string()) })),
  fee: z.nullish(feeSchema),
  bank_account: z.nullish(accountSchema),
  tracking_key: z.nullish(z.string()),
  description: z.nullish(z.string()),
});

/** Reads a charge as OpenPay writes it. @throws when it is not a charge */
export function readCharge(answer: unknown): ProviderCharge {
  const charge = chargeSchema.parse(answer);
  const { refund } = charge;
  return {
    id: charge.id,
    orderId: charge.order_id ?? undefined,
    method: charge.method,
    status: charge.status,
    amountCentavos: readAmount(charge.amount),
    refundedCentavos: readAmount(refund?.status === 'completed' ? refund.amount : 0),
    refundedAt: refund?.operation_date ?? undefined,
    operationDate: charge.operation_date,
    errorMessage: charge.error_message ?? undefined,
    fee: readFee(charge.fee),
    origin: readOrigin(charge.bank_account),
    trackingKey: charge.tracking_key ?? undefined,
    // The description of a charge with an order is our own.
    concept: charge.order_id == null ? (charge.description ?? undefined) : undefined,
  };
}

/** Providers sometimes mask accounts: money can be sent only to a complete one. */
const readOrigin = (account: z.output<typeof accountSchema> | null | undefined): ProviderAccount | undefined =>
  account?.clabe && /^\d{18}$/.test(account.clabe)
    ? { clabe: account.clabe, holderName: account.holder_name ?? undefined }
    : undefined;
