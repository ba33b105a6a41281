import { applyRate } from './apply-rate.ts';
import { type Centavos, centavos, sumCentavos } from './centavos.ts';
import { addRates, type Rate, rate, ratio } from './rate.ts';

/** IVA, the Mexican value-added tax, as prices use it: 16 % (Ley del IVA, article 1). */
export const IVA = '0.16';

/** IVA as an exact rate. */
export const IVA_RATE: Rate = /* @__PURE__ */ rate(IVA);

/** A charge and its tax. `grossCentavos` is always the sum of the other two. */
export interface Charge {
  readonly netCentavos: Centavos;
  readonly ivaCentavos: Centavos;
  readonly grossCentavos: Centavos;
}

/**
 * Adds IVA to a charge that is already rounded to the centavo. The tax is rounded on its own, so call this once per
 * component and never for a sum.
 *
 * @throws RangeError when the sum is no safe integer
 *
 * @example
 * chargeWithIva(centavos(10003)) // → { netCentavos: 10003, ivaCentavos: 1600, grossCentavos: 11603 }
 */
export function chargeWithIva(netCentavos: Centavos, ivaRate: Rate = IVA_RATE): Charge {
  const ivaCentavos = applyRate(netCentavos, ivaRate);
  return { netCentavos, ivaCentavos, grossCentavos: centavos(netCentavos + ivaCentavos) };
}

/**
 * Splits an amount that contains IVA. The parts always add up to the amount, and splitting a result of `chargeWithIva`
 * returns its parts.
 *
 * @throws RangeError when the rate is −1, or so near to it that a part is no safe integer
 *
 * @example
 * splitGross(centavos(11603)) // → { netCentavos: 10003, ivaCentavos: 1600, grossCentavos: 11603 }
 */
export function splitGross(grossCentavos: Centavos, ivaRate: Rate = IVA_RATE): Charge {
  const { numerator, denominator } = addRates(ratio(1, 1), ivaRate);
  const netCentavos = applyRate(grossCentavos, ratio(denominator, numerator));
  return { netCentavos, ivaCentavos: centavos(grossCentavos - netCentavos), grossCentavos };
}

/**
 * Adds charges up, each part on its own.
 *
 * @throws RangeError when a sum is no safe integer
 *
 * @example
 * const charges = [chargeWithIva(centavos(10003)), chargeWithIva(centavos(5003))]
 * sumCharges(charges) // → { netCentavos: 15006, ivaCentavos: 2400, grossCentavos: 17406 }
 */
export function sumCharges(charges: readonly Charge[]): Charge {
  return {
    netCentavos: sumCentavos(charges.map((charge) => charge.netCentavos)),
    ivaCentavos: sumCentavos(charges.map((charge) => charge.ivaCentavos)),
    grossCentavos: sumCentavos(charges.map((charge) => charge.grossCentavos)),
  };
}
