import { plainDate } from '@lender/calculator';

/** Version of the texts that a client agrees to: their day. Stored with each answer. */
export const CONSENT_TEXT_VERSION = plainDate('2026-11-01');
