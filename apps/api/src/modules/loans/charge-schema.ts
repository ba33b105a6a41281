import type { Charges } from '@lender/calculator';
import type { Charge } from '@lender/money';
import * as z from 'zod/mini';
import { storedAmount } from '../../kernel/stored-json.ts';

/** Tells whether net and IVA add up to the gross. */
export const isSum = ({ netCentavos, ivaCentavos, grossCentavos }: Charge): boolean =>
  netCentavos + ivaCentavos === grossCentavos;

export const chargeShape = { netCentavos: storedAmount, ivaCentavos: storedAmount, grossCentavos: storedAmount };
/** Schema of one charge as it is stored. */
export const chargeSchema = z.object(chargeShape).check(z.refine(isSum)) satisfies z.ZodMiniType<Charge>;

/** Schemas of every charge of an offer. */
export const chargesShape = {
  interest: chargeSchema,
  serviceFee: chargeSchema,
  processingFee: chargeSchema,
  withdrawalFee: chargeSchema,
  invoicingFee: chargeSchema,
} satisfies Readonly<Record<keyof Charges, z.ZodMiniType<Charge>>>;
