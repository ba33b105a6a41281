import type { ServicedLoan } from '@lender/api/modules/loans';
import { asAgreed } from '../independent-replay/as-agreed.ts';
import { type BrokenPromise, kept } from './broken-promise.ts';

/** Checks that the signed instalments are what the independent replay asks for when everything is paid as agreed. */
export function checkPaper({ offer, terms, record }: ServicedLoan): BrokenPromise[] {
  const agreed = asAgreed(terms).instalments;
  const signed = offer.instalments.map(({ principalCentavos, interest, serviceFee, otherFees }) => ({
    principal: principalCentavos,
    interest: interest.netCentavos,
    ivaOfInterest: interest.ivaCentavos,
    fees: serviceFee.netCentavos + otherFees.netCentavos,
    ivaOfFees: serviceFee.ivaCentavos + otherFees.ivaCentavos,
  }));
  const total = agreed.flatMap((one) => Object.values(one)).reduce((sum, part) => sum + part, 0);
  return [
    ...kept('the schedule that was signed is what falls due', same(signed, agreed), { signed, agreed }),
    ...kept('the total that was signed is the sum of what falls due', total === offer.totalCentavos, { total, offer }),
  ].map((broken) => ({ ...broken, loanId: record.id }));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
