import { plainDate } from '@lender/calculator';

/**
 * The legal texts that are accepted by registering: since when each reads so, and the SHA-256 of its words, which stands
 * in the proof that somebody accepted it. A test holds them to the texts.
 */
export const LEGAL_VERSIONS = {
  terms: { version: plainDate('2026-11-01'), sha256: '07386043fbc4b7c808f0d00c2c08cd71e571a8e43144ede899d0adae18e41dc7' },
  privacy: { version: plainDate('2026-11-01'), sha256: 'ed05c1ddb3818b2d6e8957e6af1ccd8e3842512a5535a9b4cf4a71e49e56533f' },
} as const;
