import type { PlainDate } from '@lender/calculator';

/** Version of the texts that a client agrees to: their day. Stored with each answer. */
export const CONSENT_TEXT_VERSION = '2026-11-01' as PlainDate;
