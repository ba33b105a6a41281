import type { PlainDate } from '@lender/calculator';
import { type LoanOffer, type ServicedTerms, type ServicingPolicy, termsOfOffer } from '@lender/lending';
import * as z from 'zod/mini';
import { storedDay } from '../../kernel/stored-json.ts';
import { servicingPolicySchema } from '../pricing/index.ts';
import type { LoanRecord } from './loan-record.ts';
import { offerSchema, printsByDueDate, type StoredOffer } from './offer-schema.ts';
import { servicingOfPaper } from './servicing-of-paper.data.ts';

/** Signed terms in full: the price, and the rules by which the loan is serviced, each with its version. */
interface SignedTerms {
  readonly offer: LoanOffer;
  readonly servicing: ServicingPolicy;
  readonly signedOn: PlainDate;
}

const signedSchema = z.object({
  edition: z.literal(2),
  offer: offerSchema,
  servicing: servicingPolicySchema,
  signedOn: storedDay,
});

/** Builds the `terms` column of a loan being signed. */
export const toStoredTerms = (signed: SignedTerms): string => JSON.stringify({ edition: 2, ...signed });

/** Contract of a signed loan: the offer that the borrower signed, and all terms of its servicing. */
export interface LoanPaper {
  readonly offer: LoanOffer;
  readonly terms: ServicedTerms;
}

/**
 * Reads the terms of a signed loan. Older contracts hold only an offer: they keep what they print, so their interest
 * runs from the day that they name, they have no late charge, and their due date does not move.
 *
 * @throws when the loan was never signed, or holds no offer in full: only signed loans are serviced
 */
export function readPaper(loan: Pick<LoanRecord, 'terms'>): LoanPaper {
  const signed = signedSchema.safeParse(loan.terms);
  if (signed.success) {
    const { offer, servicing: policy, signedOn } = signed.data;
    return paperOf(offer, termsOfOffer({ offer, policy, signedOn }));
  }
  const offer = offerSchema.parse(loan.terms);
  const policy = servicingOfPaper(offer);
  return paperOf(offer, {
    ...termsOfOffer({ offer, policy, signedOn: offer.payoutDate }),
    interestFrom: 'payout_date',
  });
}

/** Tells whether a loan holds terms that can be read. */
export const isPaper = ({ terms }: Pick<LoanRecord, 'terms'>): boolean =>
  signedSchema.safeParse(terms).success || offerSchema.safeParse(terms).success;

/** A contract that prints each option once keeps those prices: they are the most that it ever costs. */
function paperOf(offer: StoredOffer, terms: ServicedTerms): LoanPaper {
  if (printsByDueDate(offer)) return { offer, terms };
  const printedExtensions = offer.extensions.map(({ kind, days, grossCentavos: amountCentavos }) => ({
    kind,
    days,
    amountCentavos,
  }));
  const extensions = offer.extensions.map((extension) => ({ ...extension, dueDate: offer.endDate }));
  return { offer: { ...offer, extensions }, terms: { ...terms, printedExtensions } };
}
