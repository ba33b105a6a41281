import type { Charge } from '@lender/money';

/** Explanation of one figure of an offer. */
export interface Explanation {
  /** Path of the figure in the offer: `interest.netCentavos`, `instalments.0.totalCentavos`. */
  readonly key: string;
  /** Formula in the names of the inputs; `round` rounds to whole centavos, a half away from zero. */
  readonly formula: string;
  /** Centavos, days and percent as numbers, rates as decimal text, dates as `YYYY-MM-DD`. */
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly result: number;
}

/** An explanation without its key and result. */
export type Derivation = Omit<Explanation, 'key' | 'result'>;

/** Explains the three figures of a charge. */
export function explainCharge(
  key: string,
  charge: Charge,
  how: { readonly net: Derivation; readonly iva: Derivation },
): Explanation[] {
  const { netCentavos, ivaCentavos, grossCentavos } = charge;
  return [
    { key: `${key}.netCentavos`, ...how.net, result: netCentavos },
    { key: `${key}.ivaCentavos`, ...how.iva, result: ivaCentavos },
    {
      key: `${key}.grossCentavos`,
      formula: 'netCentavos + ivaCentavos',
      inputs: { netCentavos, ivaCentavos },
      result: grossCentavos,
    },
  ];
}
