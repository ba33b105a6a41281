import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from './id.ts';

/** Which of the client's loans is meant; without it, of several that are open the one that is due first. */
export const whichLoan = lazy(() => z.object({ loanId: z.optional(id()) }));
