import { type Centavos, centavos, centavosFromPesos } from '@lender/money';
import * as z from 'zod/mini';
import type { ProviderFee } from './transactions.ts';

/** Reads an amount in pesos, exactly. */
export function readAmount(pesos: number): Centavos {
  const exact = centavosFromPesos(pesos);
  if (!exact.ok) throw new Error('the provider answered an amount with more than two decimals');
  return exact.value;
}

export const feeSchema = z.object({ amount: z.number(), tax: z.nullish(z.number()) });

/** Reads the provider's fee, if it names one. Its tax may have parts of a centavo, like 0.456. */
export const readFee = (fee: z.output<typeof feeSchema> | null | undefined): ProviderFee | undefined =>
  fee ? { amountCentavos: nearest(fee.amount), taxCentavos: nearest(fee.tax ?? 0) } : undefined;

const nearest = (pesos: number): Centavos => centavos(Math.round(pesos * 100));
