import { type Centavos, centavos, formatPesos } from '@lender/money';
import type { AmountOption } from './amount-choice.tsx';

/** Largest number of amounts that can be read in a list: the steps are as wide as needed for it. */
const MOST = 24;

/**
 * Returns every amount of an offer that may be accepted, from the least up to the offer, by the lender's step.
 *
 * @example
 * amountsBetween({ from: centavos(200_000), to: centavos(300_000), step: centavos(50_000) }).length // → 3
 */
export function amountsBetween({ from, to, step }: Readonly<Record<'from' | 'to' | 'step', Centavos>>): AmountOption[] {
  const wide = step * Math.max(1, Math.ceil((to - from) / step / MOST));
  const between = Array.from({ length: Math.ceil((to - from) / wide) }, (_, index) => from + index * wide);
  return [...between, to].map((amount) => ({ centavos: amount, label: formatPesos(centavos(amount)) }));
}
