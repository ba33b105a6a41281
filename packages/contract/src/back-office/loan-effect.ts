import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { loanPosition } from '../loans/loan-position.ts';
import { loanStatus } from '../wire/loan-status.ts';

/** What a command would make of a loan on this day, beside how it stands without it. */
export const loanEffect = lazy(() =>
  z.object({
    before: z.object({ status: loanStatus(), position: loanPosition() }),
    after: z.object({ status: loanStatus(), position: loanPosition() }),
  }),
);
