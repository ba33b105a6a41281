import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** What a borrower may allow and take back at any time. None of them is a condition for a loan. */
export const CONSENT_KINDS = ['tracking', 'marketing', 'location', 'biometrics', 'credit_bureau'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** One consent as it stands now. What the answer was given to is null before the first one. */
export const consent = lazy(() =>
  z.object({
    kind: z.enum(CONSENT_KINDS),
    granted: z.boolean(),
    /** The day of the text that was answered. */
    textVersion: z.nullable(z.string()),
    /** Its SHA-256, in hex; null too of answers from before it was kept. */
    textHash: z.nullable(z.string()),
    answeredAt: z.nullable(instant()),
    /** What is asked, word for word as it has to be shown: in Spanish. */
    text: z.string(),
  }),
);
