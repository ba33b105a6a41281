import type { PesosProblem } from './pesos.ts';

/** Problems with which this package may refuse. */
export type MoneyProblem = PesosProblem | { readonly code: 'not_a_decimal' };
