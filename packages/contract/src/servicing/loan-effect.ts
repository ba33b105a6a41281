import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { loanPosition } from '../loans/loan-position.ts';
import { loanStatus } from '../wire/loan-status.ts';

/** Effect of a command on a loan on this day, beside the loan without it. */
export const loanEffect = lazy(() =>
  z.object({
    before: z.object({ status: loanStatus(), position: loanPosition() }),
    after: z.object({ status: loanStatus(), position: loanPosition() }),
  }),
);
