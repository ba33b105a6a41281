import { applyRate, type Centavos, centavos, multiplyRates, rate, ratio, towardZero } from '@lender/money';
import type { CostCaps } from './servicing-policy.ts';

/**
 * The most that all charges of a loan together, with their IVA, may come to so many days after the money arrived.
 *
 * @example
 * const caps = { totalShare: '1', dailyShare: '0.02' }
 * costCeiling({ principalCentavos: centavos(300000), days: 30 }, caps) // → 180000
 * costCeiling({ principalCentavos: centavos(300000), days: 90 }, caps) // → 300000
 */
export function costCeiling(
  { principalCentavos, days }: { readonly principalCentavos: Centavos; readonly days: number },
  { totalShare, dailyShare }: CostCaps,
): Centavos {
  const altogether = applyRate(principalCentavos, rate(totalShare), towardZero);
  const byNow = applyRate(principalCentavos, multiplyRates(rate(dailyShare), ratio(days, 1)), towardZero);
  return centavos(Math.min(altogether, byNow));
}
