import { DAY, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `payments`. */
export const PAYMENTS_LIMITS = {
  'transfer-claims': {
    per: 'client',
    hits: 10,
    windowSeconds: DAY,
    reason: 'More transfers than anybody sends in a day; each is asked about for days.',
  },
} as const satisfies Record<string, RateLimit>;
