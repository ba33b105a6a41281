import { LOAN_STATUS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Number of a loan's status. */
export const loanStatus = lazy(() => z.literal(Object.values(LOAN_STATUS)));
