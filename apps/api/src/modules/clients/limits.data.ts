import { HOUR, MINUTE, type Quota, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `clients`. */
export const CLIENTS_LIMITS = {
  'address-suggestions': {
    per: 'client',
    hits: 120,
    windowSeconds: MINUTE,
    reason: 'Somebody who types asks a few times a second, and not for long.',
  },
  'collector-references': {
    per: 'client',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'One for each page of a visit that tracking begins on.',
  },
  'affiliate-leads': {
    per: 'source',
    hits: 60,
    windowSeconds: HOUR,
    reason: 'The id is the key to a lead: nobody may try many.',
  },
} as const satisfies Record<string, RateLimit>;

/** Quotas of `clients`. */
export const CLIENTS_QUOTAS = {
  contacts: { per: 'client', limit: 5, reason: 'Nobody is asked about by more people than that.' },
  referrals: { per: 'client', limit: 20, reason: 'Friends, not a list of addresses.' },
} as const satisfies Record<string, Quota>;
