import { HOUR, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `identity`. */
export const IDENTITY_LIMITS = {
  positions: { per: 'client', hits: 60, windowSeconds: HOUR, reason: 'A device says where it is once a minute.' },
  metrics: { per: 'client', hits: 240, windowSeconds: HOUR, reason: 'A few calls for each page of a visit.' },
  'hello-soda': { per: 'source', hits: 60, windowSeconds: HOUR, reason: 'Asked once for each visit.' },
} as const satisfies Record<string, RateLimit>;
