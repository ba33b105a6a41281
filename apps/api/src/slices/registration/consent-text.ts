/** Version of the terms and of the privacy notice that a new client accepts; stored with each acceptance. */
export const CONSENT_TEXT_VERSION = '2026-11-01';
