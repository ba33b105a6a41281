import type { PlainDate } from '@lender/calculator';
import { type LoanOffer, lateCost, type ServicingPolicy, termsOfOffer } from '@lender/lending';

/** Days late for which a borrower sees the cost before signing: a week and a month. */
const LATE_DAYS = [7, 30];

interface OfferedLoan {
  readonly offer: LoanOffer;
  readonly servicing: ServicingPolicy;
  readonly signedOn: PlainDate;
}

/** Returns what an offer costs beyond its total when it is paid 7 and 30 days late, in centavos, IVA included. */
export function lateCosts({ offer, servicing: policy, signedOn }: OfferedLoan) {
  const terms = termsOfOffer({ offer, policy, signedOn });
  return LATE_DAYS.map((days) => ({ days, amount: lateCost(terms, days) }));
}
