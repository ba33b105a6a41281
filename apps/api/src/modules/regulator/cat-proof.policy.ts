import { cat, type Offer, type PlainDate } from '@lender/calculator';
import type { LoanPosition } from '@lender/lending';
import { centavos } from '@lender/money';

/** The CAT of one loan three times: as signed, from the paper again, and from what was paid out. No IVA, one decimal. */
export interface CatProof {
  readonly signedPercent: number;
  /** From principal and schedule of the paper, by the formula of today. */
  readonly paperPercent: number | null;
  /** From the amount and day of the payout and what was owed of charges by it; null while nothing arrived. */
  readonly paidOutPercent: number | null;
  readonly payoutDate: PlainDate | null;
  readonly isSame: boolean;
}

interface CatQuestion {
  readonly offer: Offer;
  /** How the loan stands at its end if nothing happens but its payout; undefined while no money arrived. */
  readonly untouched: Pick<LoanPosition, 'startDate' | 'instalments' | 'books'> | undefined;
}

/**
 * Recomputes the CAT of a loan. Its paper must give what was signed, exactly; a payout that arrived later than planned
 * gives another figure, since interest runs from the arrival.
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
