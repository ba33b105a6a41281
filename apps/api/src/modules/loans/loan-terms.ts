import type { Offer } from '@lender/calculator';
import * as z from 'zod/mini';
import type { LoanRecord } from './loan-record.ts';

/** The signed offer, as we stored it ourselves: its shape is checked where it matters most. */
const offerSchema = z.custom<Offer>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'terms' in value &&
    'totalCentavos' in value &&
    'instalments' in value,
);

/** The offer that the borrower signed. @throws when the loan was never signed: only signed loans are serviced. */
export const signedOffer = (loan: LoanRecord): Offer => offerSchema.parse(loan.terms);
