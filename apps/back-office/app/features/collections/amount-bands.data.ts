import { type Centavos, centavos } from '@lender/money';

/** Amounts lent by which the list is filtered, in pesos. */
export const AMOUNT_BANDS = ['1-2000', '2001-5000', '5001-'] as const;
export type AmountBand = (typeof AMOUNT_BANDS)[number];

interface Band {
  readonly amountFrom?: Centavos;
  readonly amountTo?: Centavos;
}

/** Smallest and largest amount of each band, both included. */
export const BAND_AMOUNTS: Readonly<Record<AmountBand, Band>> = {
  '1-2000': { amountTo: centavos(200_000) },
  '2001-5000': { amountFrom: centavos(200_001), amountTo: centavos(500_000) },
  '5001-': { amountFrom: centavos(500_001) },
};
