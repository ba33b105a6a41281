import type { Explanation } from '@lender/calculator/explain';
import type { TaxedAmount } from '../../payment/instalment-components.ts';

/** Derivation of a figure, without its place and its result. */
export type Derivation = Pick<Explanation, 'formula' | 'inputs'>;

/** Amount earned of a charge so far, and its derivation: without IVA, and the IVA. */
export interface EarnedCharge {
  readonly amount: TaxedAmount;
  readonly net: Derivation;
  readonly iva: Derivation;
}

/** Returns the sum of several derivations, whose inputs have distinct names; no parts give 0. */
export const sumOf = (parts: readonly Derivation[]): Derivation => ({
  formula: parts.length === 0 ? '0' : parts.map(({ formula }) => formula).join(' + '),
  inputs: Object.assign({}, ...parts.map(({ inputs }) => inputs)),
});

/** Subtracts the amounts that are not 0. */
export function minus({ formula, inputs }: Derivation, taken: Readonly<Record<string, number>>): Derivation {
  const some = Object.entries(taken).filter(([, amount]) => amount !== 0);
  return {
    formula: [formula, ...some.map(([name]) => name)].join(' − '),
    inputs: { ...inputs, ...Object.fromEntries(some) },
  };
}
