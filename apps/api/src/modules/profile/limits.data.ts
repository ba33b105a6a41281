import { HOUR, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `profile`. */
export const PROFILE_LIMITS = {
  'undo-tries': {
    per: 'source',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'The code has 49 bits; a limit per address would let strangers use up its owner’s tries.',
  },
  cards: {
    per: 'client',
    hits: 10,
    windowSeconds: HOUR,
    reason: 'Enough for a person with several cards, too few to try out numbers.',
  },
} as const satisfies Record<string, RateLimit>;
