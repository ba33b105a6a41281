import { CASH_BRANDS, HOLD_REASONS, type LoanEvent, PAYMENT_METHODS, ROLLOVER_TYPES } from '@lender/lending';
import * as z from 'zod/mini';
import { storedAmount, storedDay, storedShare } from '../../kernel/stored-json.ts';

const base = { id: z.string(), valueDate: storedDay, at: z.iso.datetime({ precision: 3 }) };
const method = z.enum(Object.keys(PAYMENT_METHODS) as (keyof typeof PAYMENT_METHODS)[]);
const of = z.string();

/**
 * Schema of a loan's event as it is stored. An event kind that the rules have and this schema lacks does not compile.
 */
export const loanEventSchema = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('disbursed'),
    amountCentavos: storedAmount,
    brand: z.optional(z.enum(CASH_BRANDS)),
  }),
  z.object({ ...base, kind: z.literal('payment'), amountCentavos: storedAmount, method }),
  z.object({ ...base, kind: z.literal('reversal'), of }),
  z.object({ ...base, kind: z.literal('refund'), amountCentavos: storedAmount }),
  z.object({
    ...base,
    kind: z.literal('extension'),
    payment: z.string(),
    type: z.enum(ROLLOVER_TYPES),
    days: z.int().check(z.positive()),
    commissionRate: storedShare,
    printedCentavos: z.optional(storedAmount),
  }),
  z.object({
    ...base,
    kind: z.literal('waiver'),
    component: z.enum(['lateCharge', 'fees', 'interest', 'principal']),
    amountCentavos: storedAmount,
  }),
  z.object({ ...base, kind: z.literal('hold'), reason: z.enum(HOLD_REASONS) }),
  z.object({ ...base, kind: z.literal('withdrawal'), until: storedDay }),
  z.object({ ...base, kind: z.literal('sale'), buyer: z.string(), priceCentavos: storedAmount }),
  z.object({ ...base, kind: z.literal('buy_back'), priceCentavos: storedAmount }),
  z.object({ ...base, kind: z.literal('correction'), of }),
  z.object({ ...base, kind: z.enum(['hold_end', 'write_off', 'write_off_undone', 'annulment']) }),
]) satisfies z.ZodMiniType<LoanEvent>;
