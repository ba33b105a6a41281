/** Version of the texts that a client agrees to; stored with each answer. */
export const CONSENT_TEXT_VERSION = '2026-11-01';
