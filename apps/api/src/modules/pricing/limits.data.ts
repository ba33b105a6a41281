import { HOUR, MINUTE, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `pricing`. */
export const PRICING_LIMITS = {
  'promotion-guesses': {
    per: 'source',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Wrong promotion codes from one place.',
  },
  'promotion-guesses-of-everybody': {
    per: 'everybody',
    hits: 300,
    windowSeconds: MINUTE,
    reason: 'Wrong promotion codes from many places.',
  },
  'promotion-applications': {
    per: 'client',
    hits: 20,
    windowSeconds: HOUR,
    reason: 'A client tries the few codes that friends passed on.',
  },
} as const satisfies Record<string, RateLimit>;
