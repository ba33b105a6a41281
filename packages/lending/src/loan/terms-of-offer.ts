import type { Offer, PlainDate } from '@lender/calculator';
import type { ServicingPolicy } from './policy/servicing-policy.ts';
import type { ServicedTerms } from './serviced-terms.ts';

interface SignedOffer {
  readonly offer: Pick<Offer, 'terms' | 'instalments' | 'endDate'>;
  readonly policy: ServicingPolicy;
  readonly signedOn: PlainDate;
}

/** Returns what a loan is serviced by once an offer is signed. Interest runs from the day the money arrives. */
export function termsOfOffer({ offer, policy, signedOn }: SignedOffer): ServicedTerms {
  const [firstDue, ...otherDues] = offer.instalments.map(({ dueDate }) => dueDate);
  const endDates = [firstDue ?? offer.endDate, ...otherDues] as const;
  return { ...offer.terms, signedOn, endDates, interestFrom: 'arrival', policy };
}
