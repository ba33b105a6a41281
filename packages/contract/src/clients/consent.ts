import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Consents that a borrower may give and take back at any time. None of them is a condition for a loan. */
export const CONSENT_KINDS = ['tracking', 'marketing', 'location', 'biometrics', 'credit_bureau'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** One consent in its current state. The text that was answered is null before the first answer. */
export const consent = lazy(() =>
  z.object({
    kind: z.enum(CONSENT_KINDS),
    granted: z.boolean(),
    /** Day of the text that was answered. */
    textVersion: z.nullable(z.string()),
    /** SHA-256 of the text, in hex; also null for answers from before it was kept. */
    textHash: z.nullable(z.string()),
    answeredAt: z.nullable(instant()),
    /** Text of the question, in Spanish, to be shown word for word. */
    text: z.string(),
  }),
);
