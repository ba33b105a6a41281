import { type Centavos, centavos, rate } from '@lender/money';
import type { CostCaps } from './servicing-policy.ts';
import { flooredShare, type WholeShare, wholeShare } from './whole-share.ts';

/**
 * Returns the largest total of all charges of a loan, with their IVA, so many days after the money arrived.
 *
 * @example
 * const caps = { totalShare: '1', dailyShare: '0.02' }
 * costCeiling({ principalCentavos: centavos(300000), days: 30 }, caps) // → 180000
 * costCeiling({ principalCentavos: centavos(300000), days: 90 }, caps) // → 300000
 */
export function costCeiling(
  { principalCentavos, days }: { readonly principalCentavos: Centavos; readonly days: number },
  caps: CostCaps,
): Centavos {
  const { total, daily } = sharesOf(caps);
  return centavos(Math.min(flooredShare(principalCentavos, total), flooredShare(principalCentavos * days, daily)));
}

interface CapShares {
  readonly total: WholeShare;
  readonly daily: WholeShare;
}

/** Returns the shares of caps, read once. */
const known = new WeakMap<CostCaps, CapShares>();

function sharesOf(caps: CostCaps): CapShares {
  const found = known.get(caps) ?? {
    total: wholeShare(rate(caps.totalShare)),
    daily: wholeShare(rate(caps.dailyShare)),
  };
  known.set(caps, found);
  return found;
}
