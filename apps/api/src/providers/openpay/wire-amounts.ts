import { type Centavos, centavosFromPesos } from '@lender/money';
import * as z from 'zod/mini';
import type { ProviderFee } from './transactions.ts';

/** Pesos of the wire, exactly. */
export function readAmount(pesos: number): Centavos {
  const exact = centavosFromPesos(pesos);
  if (!exact.ok) throw new Error('the provider answered an amount with more than two decimals');
  return exact.value;
}

export const feeSchema = z.object({ amount: z.number(), tax: z.nullish(z.number()) });

/** The provider's fee, where it names one. */
export const readFee = (fee: z.output<typeof feeSchema> | null | undefined): ProviderFee | undefined =>
  fee ? { amountCentavos: readAmount(fee.amount), taxCentavos: readAmount(fee.tax ?? 0) } : undefined;
