import type { CatPeriods } from '../cost/cat.ts';
import { daysBetween } from '../date/calendar.ts';
import { instalmentsOf, netPayment } from '../offer/instalments.ts';
import type { LoanTerms } from '../pricing/pricing.ts';
import type { PricedFigures } from './explain-price.ts';
import type { Explanation } from './explanation.ts';

/** Explains the CAT by the equation that it solves: in general it has no closed form. */
export function explainApr(terms: LoanTerms, priced: PricedFigures, periods: CatPeriods): Explanation {
  const payments = instalmentsOf(terms).map((instalment, index) => ({
    number: index + 1,
    days: daysBetween(terms.payoutDate, instalment.dueDate),
    paymentCentavos: netPayment(instalment),
  }));
  const perYear = periods === 'days/365' ? '365' : periods.slice(2);
  const worths = payments.map(({ number }) => {
    const time = periods === 'days/365' ? `days${number}` : String(number);
    return `payment${number}Centavos ÷ (1 + aprPercent ÷ 100) ^ (${time} ÷ ${perYear})`;
  });
  const inputs = payments.flatMap(({ number, days, paymentCentavos }) => [
    [`payment${number}Centavos`, paymentCentavos],
    ...(periods === 'days/365' ? [[`days${number}`, days]] : []),
  ]);
  return {
    key: 'aprPercent',
    formula: `principalCentavos = ${worths.join(' + ')}`,
    inputs: { principalCentavos: terms.principalCentavos, ...Object.fromEntries(inputs) },
    result: priced.aprPercent,
  };
}
