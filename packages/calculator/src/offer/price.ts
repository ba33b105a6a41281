import { type Centavos, centavos, sumCharges } from '@lender/money';
import { type Cat, cat } from '../cost/cat.ts';
import type { PayDays } from '../pay-dates/pay-date-sequence.ts';
import { type Charges, chargesEarned, lastDueDate } from '../pricing/charges.ts';
import type { LoanTerms } from '../pricing/pricing.ts';
import { type Instalment, instalmentsOf, netPayment } from './instalments.ts';

/** Cost of a loan when it is repaid as agreed. */
export interface Price {
  readonly charges: Charges;
  readonly totalCentavos: Centavos;
  readonly cat: Cat;
  readonly instalments: readonly Instalment[];
}

/** Prices a loan whose due dates are set. */
export function priceOf(terms: LoanTerms, payDays: PayDays): Price {
  const { principalCentavos, payoutDate } = terms;
  const charges = chargesEarned(terms, lastDueDate(terms));
  const instalments = instalmentsOf(terms);
  const payments = instalments.map((instalment) => ({
    date: instalment.dueDate,
    amountCentavos: netPayment(instalment),
  }));
  const annualCost = cat({ principalCentavos, payoutDate, payments, payDays });
  if (!annualCost.ok) throw new RangeError('The loan has no CAT');
  const cost = sumCharges(Object.values(charges));
  const totalCentavos = centavos(principalCentavos + cost.grossCentavos);
  return { charges, totalCentavos, cat: annualCost.value, instalments };
}
