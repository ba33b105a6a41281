import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from './id.ts';

/** Loan of the client that is meant; without it, of several open loans the one that is due first. */
export const whichLoan = lazy(() => z.object({ loanId: z.optional(id()) }));
