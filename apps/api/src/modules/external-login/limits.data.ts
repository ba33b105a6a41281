import { HOUR, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `external-login`. */
export const EXTERNAL_LOGIN_LIMITS = {
  'external-logins': {
    per: 'client',
    hits: 20,
    windowSeconds: HOUR,
    reason: 'Somebody hesitates and tries again; each coming back asks the provider.',
  },
} as const satisfies Record<string, RateLimit>;
