import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** What a borrower may allow and take back at any time. None of them is a condition for a loan. */
export const CONSENT_KINDS = ['tracking', 'marketing', 'credit_bureau'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** One consent as it stands now, with the version of the text that was answered; both are null before the first answer. */
export const consent = lazy(() =>
  z.object({
    kind: z.enum(CONSENT_KINDS),
    granted: z.boolean(),
    textVersion: z.nullable(z.string()),
    answeredAt: z.nullable(instant()),
  }),
);
