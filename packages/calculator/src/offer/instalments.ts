import { allocate, type Centavos, type Charge, centavos, sumCentavos, sumCharges } from '@lender/money';
import type { PlainDate } from '../date/plain-date.ts';
import { balancePeriods, type Charges, principalParts } from '../pricing/charges.ts';
import type { LoanTerms } from '../pricing/pricing.ts';

/** One repayment of the schedule. */
export interface Instalment {
  /** In an offer: the pay date, or the next working day when that is none. */
  readonly dueDate: PlainDate;
  readonly principalCentavos: Centavos;
  readonly interest: Charge;
  readonly serviceFee: Charge;
  /** Processing, withdrawal and invoicing fees. */
  readonly otherFees: Charge;
  readonly totalCentavos: Centavos;
}

/**
 * Shares a loan's cost out over its due dates: equal principal, interest by the balance that stood,
 * fees equally. Every column adds up to the offer's figure. Dates are pay dates.
 */
export function instalmentsOf(terms: LoanTerms, charges: Charges): Instalment[] {
  const principal = principalParts(terms);
  const byBalance = balancePeriods(terms).map(({ principalCentavos, days }) => principalCentavos * days);
  const equally = principal.map(() => 1);
  const interest = shareCharge(charges.interest, byBalance);
  const serviceFee = shareCharge(charges.serviceFee, equally);
  const otherFees = shareCharge(
    sumCharges([charges.processingFee, charges.withdrawalFee, charges.invoicingFee]),
    equally,
  );
  return terms.dueDates.map((dueDate, index) => {
    const principalCentavos = at(principal, index);
    const parts = { interest: at(interest, index), serviceFee: at(serviceFee, index), otherFees: at(otherFees, index) };
    const cost = sumCharges(Object.values(parts));
    return { dueDate, principalCentavos, ...parts, totalCentavos: centavos(principalCentavos + cost.grossCentavos) };
  });
}

/** What an instalment pays apart from IVA: the flow that counts for the CAT. */
export function netPayment({ principalCentavos, interest, serviceFee, otherFees }: Instalment): Centavos {
  return sumCentavos([principalCentavos, interest.netCentavos, serviceFee.netCentavos, otherFees.netCentavos]);
}

function shareCharge({ netCentavos, ivaCentavos }: Charge, weights: readonly number[]): Charge[] {
  const nets = allocate(netCentavos, weights);
  const ivas = allocate(ivaCentavos, weights);
  return nets.map((net, index) => {
    const iva = at(ivas, index);
    return { netCentavos: net, ivaCentavos: iva, grossCentavos: centavos(net + iva) };
  });
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No instalment ${index + 1}`);
  return item;
}
