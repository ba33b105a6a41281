import { z } from 'zod';

/** Statuses of a charge, in OpenPay's words. */
export const chargeStatuses = [
  'in_progress',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'chargeback_pending',
  'chargeback_accepted',
  'chargeback_adjustment',
] as const;

export const chargeSchema = z.object({
  id: z.string(),
  merchantId: z.string(),
  /** `null` for money that was not asked for. */
  orderId: z.string().nullable(),
  method: z.enum(['store', 'bank_account', 'card']),
  /** Reference that a store types in; of a transfer the CLABE that it goes to; of a card charge its own id. */
  reference: z.string(),
  /** Empty where there is nothing to scan. */
  barcodeUrl: z.string(),
  askedCentavos: z.int().positive(),
  /** Amount asked for while the charge is in progress, and amount paid once it is completed. */
  amountCentavos: z.int().positive(),
  refundedCentavos: z.int().min(0),
  description: z.string(),
  status: z.enum(chargeStatuses),
  /** Reason for its failure. */
  errorMessage: z.string().nullable(),
  /** ISO 8601, by the business clock, as `operatedAt`. */
  createdAt: z.string(),
  /** ISO 8601; no payment is accepted after it. */
  dueAt: z.string().nullable(),
  operatedAt: z.string(),
  /** Authorization that the store printed on its ticket, or that the card's bank sent. */
  authorization: z.string().nullable(),
  /** Charge whose reference was paid again by this one. */
  repeatOf: z.string().nullable(),
  customerId: z.string().nullable(),
  cardId: z.string().nullable(),
  /** CLABE from which a transfer came. */
  payerClabe: z.string().nullable(),
  payerName: z.string().nullable(),
  trackingKey: z.string().nullable(),
  /** ISO 8601, by the business clock: moment of the cardholder's objection. */
  objectedAt: z.string().nullable(),
});

/** Money asked for, or received. */
export type Charge = Readonly<z.output<typeof chargeSchema>>;

/** Values of a new charge. */
export const newCharge = {
  refundedCentavos: 0,
  status: 'in_progress',
  errorMessage: null,
  authorization: null,
  repeatOf: null,
  customerId: null,
  cardId: null,
  payerClabe: null,
  payerName: null,
  trackingKey: null,
  objectedAt: null,
} as const;
