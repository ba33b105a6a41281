import { HOUR, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `bank-link`. */
export const BANK_LINK_LIMITS = {
  'bank-links': {
    per: 'client',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Each opening of the bank widget and each return from it asks the provider.',
  },
} as const satisfies Record<string, RateLimit>;
