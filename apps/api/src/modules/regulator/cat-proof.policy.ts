import { cat, type Offer, type PlainDate } from '@lender/calculator';
import type { LoanPosition } from '@lender/lending';
import { centavos } from '@lender/money';

/**
 * CAT of one loan, computed three times: as signed, from the contract again, and from the payout. No IVA, one decimal.
 */
export interface CatProof {
  readonly signedPercent: number;
  /** CAT from principal and schedule of the contract, by the present formula. */
  readonly paperPercent: number | null;
  /**
   * CAT from the amount and day of the payout and the charges that were owed by it; null while no money has arrived.
   */
  readonly paidOutPercent: number | null;
  readonly payoutDate: PlainDate | null;
  readonly isSame: boolean;
}

interface CatQuestion {
  readonly offer: Offer;
  /** Position of the loan at its end if nothing happens except its payout; undefined while no money has arrived. */
  readonly untouched: Pick<LoanPosition, 'startDate' | 'instalments' | 'books'> | undefined;
}

/**
 * Recomputes the CAT of a loan. Its contract must give exactly the signed figure; a payout that arrived later than
 * planned gives another figure, since interest runs from the arrival.
 */
export function catProof({ offer, untouched }: CatQuestion): CatProof {
  const periods = offer.aprPeriods;
  const paper = cat({
    principalCentavos: offer.principalCentavos,
    payoutDate: offer.payoutDate,
    payments: offer.terms.dueDates.map((date, index) => ({ date, amountCentavos: netOf(offer.instalments[index]) })),
    periods,
  });
  const paperPercent = paper.ok ? paper.value.percent : null;
  const payoutDate = untouched?.startDate ?? null;
  const paidOut =
    untouched && payoutDate !== null
      ? cat({
          principalCentavos: untouched.books.disbursedCentavos,
          payoutDate,
          payments: untouched.instalments.map(({ dueDate, charged }) => ({
            date: dueDate,
            amountCentavos: centavos(
              charged.principalCentavos +
                charged.interest.netCentavos +
                charged.fees.netCentavos +
                charged.lateCharge.netCentavos,
            ),
          })),
          periods,
        })
      : undefined;
  return {
    signedPercent: offer.aprPercent,
    paperPercent,
    paidOutPercent: paidOut?.ok ? paidOut.value.percent : null,
    payoutDate,
    isSame: paperPercent === offer.aprPercent,
  };
}

function netOf(instalment: Offer['instalments'][number] | undefined) {
  if (!instalment) return centavos(0);
  const { principalCentavos, interest, serviceFee, otherFees } = instalment;
  return centavos(principalCentavos + interest.netCentavos + serviceFee.netCentavos + otherFees.netCentavos);
}
