import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** An agency's number in the registry of agencies (REDECO). */
export const redecoNumber = lazy(() => z.string().check(z.regex(/^[A-Z0-9][A-Z0-9/-]{2,29}$/)));

/** Agency that collects for the lender. An agency without a registration number may be assigned nothing. */
export const collectionAgency = lazy(() =>
  z.object({
    id: id(),
    name: z.string(),
    redecoNumber: z.nullable(z.string()),
    /** Number of loans assigned to the agency. */
    loans: z.int(),
    changedAt: instant(),
  }),
);
