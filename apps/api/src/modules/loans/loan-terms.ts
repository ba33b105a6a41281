import type { Offer } from '@lender/calculator';
import type { LoanRecord } from './loan-record.ts';
import { offerSchema } from './offer-schema.ts';

/**
 * The offer that the borrower signed.
 *
 * @throws when the loan was never signed, or holds no offer in full: only signed loans are serviced
 */
export const signedOffer = (loan: LoanRecord): Offer => offerSchema.parse(loan.terms);
