import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** An agency's number in the registry of agencies (REDECO). */
export const redecoNumber = lazy(() => z.string().check(z.regex(/^[A-Z0-9][A-Z0-9/-]{2,29}$/)));

/** Somebody who collects for the lender. Without a number it may be given nothing. */
export const collectionAgency = lazy(() =>
  z.object({
    id: id(),
    name: z.string(),
    redecoNumber: z.nullable(z.string()),
    /** How many loans are with it. */
    loans: z.int(),
    changedAt: instant(),
  }),
);
