import { z } from 'zod';

const highestPesos = 1_000_000;

/** Schema of an amount on the wire: pesos with at most two decimals, read as integer centavos. */
export const pesosNumber = z
  .number()
  .positive()
  .max(highestPesos)
  .refine((pesos) => Number(pesos.toFixed(2)) === pesos, 'at most two decimals')
  .transform((pesos) => Math.round(pesos * 100));

/** Schema of an amount that a person typed, like `4788.80`, read as integer centavos. */
export const pesosText = z
  .string()
  .trim()
  .regex(/^\d{1,7}(?:\.\d{1,2})?$/)
  .transform(Number)
  .pipe(pesosNumber);

/** Returns integer centavos as the pesos of the wire. */
export const pesosOf = (centavos: number): number => centavos / 100;

/**
 * Formats integer centavos for people.
 *
 * @example formatPesos(478_880) // '$4788.80'
 */
export const formatPesos = (centavos: number): string => `$${pesosOf(centavos).toFixed(2)}`;
