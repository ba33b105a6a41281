import { addDays, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import { positionOn } from './position-on.ts';
import type { ServicedTerms } from './serviced-terms.ts';

/**
 * Returns the cost of being late with a loan of which nothing is paid: how much more it owes that many days after the
 * last day on which it is paid in time. In centavos, IVA included; 0 or more.
 *
 * @example
 * const loan = signedLoan({ principalCentavos: centavos(200000), days: 30 });
 * lateCost(loan, 1) // → 0
 * lateCost(loan, 7) // → 10440
 */
export function lateCost(terms: ServicedTerms, days: number): Centavos {
  const { payoutDate, principalCentavos: amountCentavos, endDates } = terms;
  const at = `${payoutDate}T18:00:00.000Z`;
  const arrived = { kind: 'disbursed', id: 'disbursed', valueDate: payoutDate, at, amountCentavos } as const;
  const owedOn = (date: PlainDate) => positionOn(terms, [arrived], date).outstandingCentavos;
  const lastDay = endDates.at(-1) ?? endDates[0];
  return centavos(owedOn(addDays(lastDay, days)) - owedOn(lastDay));
}
