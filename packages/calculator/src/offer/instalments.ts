import { type Centavos, type Charge, centavos, sumCentavos, sumCharges } from '@lender/money';
import type { PlainDate } from '../date/plain-date.ts';
import { type Charges, chargesByDueDate, principalParts } from '../pricing/charges.ts';
import type { LoanTerms } from '../pricing/pricing.ts';

/** One repayment of the schedule. */
export interface Instalment {
  /** Day on which the instalment is due: in an offer the pay date, or the next working day when that is none. */
  readonly dueDate: PlainDate;
  readonly principalCentavos: Centavos;
  readonly interest: Charge;
  readonly serviceFee: Charge;
  /** Processing, withdrawal and invoicing fees. */
  readonly otherFees: Charge;
  readonly totalCentavos: Centavos;
}

/**
 * Returns the amounts due on each due date: an equal part of the principal, and the charges earned since the due date
 * before. Amounts are rounded as sums from the payout on, so the first instalments together are always exactly what has
 * been earned by then, and all of them the offer. Dates are pay dates.
 */
export function instalmentsOf(terms: LoanTerms): Instalment[] {
  const principal = principalParts(terms);
  const earned = chargesByDueDate(terms).map(partsOf);
  return earned.map((parts, index) => {
    const dueDate = terms.dueDates[index] ?? terms.dueDates[0];
    const principalCentavos = principal[index] ?? centavos(0);
    const since = partsSince(earned[index - 1], parts);
    const cost = sumCharges(Object.values(since));
    return { dueDate, principalCentavos, ...since, totalCentavos: centavos(principalCentavos + cost.grossCentavos) };
  });
}

/** Returns the part of an instalment apart from IVA: the flow that counts for the CAT. */
export function netPayment({ principalCentavos, interest, serviceFee, otherFees }: Instalment): Centavos {
  return sumCentavos([principalCentavos, interest.netCentavos, serviceFee.netCentavos, otherFees.netCentavos]);
}

type Parts = Pick<Instalment, 'interest' | 'serviceFee' | 'otherFees'>;

const partsOf = ({ interest, serviceFee, processingFee, withdrawalFee, invoicingFee }: Charges): Parts => ({
  interest,
  serviceFee,
  otherFees: sumCharges([processingFee, withdrawalFee, invoicingFee]),
});

const partsSince = (earlier: Parts | undefined, now: Parts): Parts =>
  earlier
    ? {
        interest: difference(now.interest, earlier.interest),
        serviceFee: difference(now.serviceFee, earlier.serviceFee),
        otherFees: difference(now.otherFees, earlier.otherFees),
      }
    : now;

const difference = (later: Charge, earlier: Charge): Charge => ({
  netCentavos: centavos(later.netCentavos - earlier.netCentavos),
  ivaCentavos: centavos(later.ivaCentavos - earlier.ivaCentavos),
  grossCentavos: centavos(later.grossCentavos - earlier.grossCentavos),
});
