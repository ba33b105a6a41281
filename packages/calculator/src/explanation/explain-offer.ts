import type { Instalment } from '../offer/instalments.ts';
import type { Offer } from '../offer/offer.ts';
import { NO_DISCOUNT } from '../pricing/pricing.ts';
import { explainApr } from './explain-apr.ts';
import { explainPrice } from './explain-price.ts';
import type { Explanation } from './explanation.ts';

/**
 * Opens every figure of an offer to the formula, the rates and the dates that made it. The columns
 * of the instalments are equal parts of the principal and what the charges have grown by since the
 * due date before.
 *
 * @example
 * const offer = quoteOffer({
 *   principalCentavos: centavos(300000),
 *   payoutDate: plainDate('2026-11-21'),
 *   cycle: 'monthly',
 *   payDates: [plainDate('2026-12-21'), plainDate('2027-01-21')],
 *   pricing: REFERENCE_PRICING,
 * })
 * const iva = offer.ok && explainOffer(offer.value).find(({ key }) => key === 'interest.ivaCentavos')
 * iva && iva.formula // → 'round(netCentavos × ivaRate)'
 * iva && iva.inputs // → { netCentavos: 45000, ivaRate: '0.16' }
 * iva && iva.result // → 7200
 */
export function explainOffer(offer: Offer): Explanation[] {
  const { terms, payoutDate, dueDate, withoutDiscount, aprPeriods } = offer;
  const { annualRate } = terms.rates;
  const fullTerms = { ...terms, discount: NO_DISCOUNT };
  const undiscounted = [
    ...explainPrice(fullTerms, withoutDiscount),
    explainApr(fullTerms, withoutDiscount, aprPeriods),
  ];
  return [
    { key: 'termDays', formula: 'dueDate − payoutDate', inputs: { dueDate, payoutDate }, result: offer.termDays },
    {
      key: 'annualRatePercent',
      formula: 'annualRate × 100',
      inputs: { annualRate },
      result: offer.annualRatePercent,
    },
    ...explainPrice(terms, offer),
    explainApr(terms, offer, aprPeriods),
    ...undiscounted.map((explanation) => ({ ...explanation, key: `withoutDiscount.${explanation.key}` })),
    ...offer.instalments.map(explainInstalment),
  ];
}

function explainInstalment(instalment: Instalment, index: number): Explanation {
  const { principalCentavos, interest, serviceFee, otherFees, totalCentavos } = instalment;
  return {
    key: `instalments.${index}.totalCentavos`,
    formula: 'principalCentavos + interestCentavos + serviceFeeCentavos + otherFeesCentavos',
    inputs: {
      principalCentavos,
      interestCentavos: interest.grossCentavos,
      serviceFeeCentavos: serviceFee.grossCentavos,
      otherFeesCentavos: otherFees.grossCentavos,
    },
    result: totalCentavos,
  };
}
