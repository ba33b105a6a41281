import { MINUTE, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `agreements`. */
export const AGREEMENTS_LIMITS = {
  'signature-tries': {
    per: 'client',
    hits: 20,
    windowSeconds: 10 * MINUTE,
    reason: 'Counted before the client is locked, so that a flood waits for nobody’s lock.',
  },
} as const satisfies Record<string, RateLimit>;
