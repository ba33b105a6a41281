import { daysBetween, type Offer } from '@lender/calculator';
import { centavos } from '@lender/money';
import { costCeiling } from './cost-ceiling.ts';
import type { CostCaps } from './servicing-policy.ts';

/** Part of an offer that determines its costs by date. */
type PricedOffer = Pick<Offer, 'principalCentavos' | 'payoutDate' | 'terms' | 'instalments'>;

/**
 * Tells whether all that an offer asks for stays below the caps, on each of its due dates. One that does not is no
 * offer.
 */
export function isOfferWithinCaps(
  { principalCentavos, payoutDate, terms, instalments }: PricedOffer,
  caps: CostCaps,
): boolean {
  return terms.dueDates.every((dueDate, index) => {
    const asked = instalments.slice(0, index + 1);
    const cost = asked.reduce((sum, instalment) => sum + instalment.totalCentavos - instalment.principalCentavos, 0);
    const days = daysBetween(payoutDate, dueDate);
    return centavos(cost) <= costCeiling({ principalCentavos, days }, caps);
  });
}
