import { DAY, HOUR, MINUTE, type Quota, type RateLimit } from '../../kernel/limit-declaration.ts';

/** Rate limits of `access`. */
export const ACCESS_LIMITS = {
  'login-attempts': {
    per: 'account name and source',
    hits: 10,
    windowSeconds: 15 * MINUTE,
    reason: 'A person mistypes a password a few times; a script goes on.',
  },
  'login-attempts-of-source': {
    per: 'source',
    hits: 100,
    windowSeconds: 15 * MINUTE,
    reason: 'One password tried on many accounts. Whole offices share an address, so it is wide.',
  },
  'login-attempts-on-account': {
    per: 'account name',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Guesses from many sources together. Each source that signed in before is counted apart.',
  },
  'second-factor': {
    per: 'member of staff',
    hits: 10,
    windowSeconds: 15 * MINUTE,
    reason: 'Three of a million codes are right at a time, from wherever they are tried.',
  },
  'old-password': {
    per: 'client',
    hits: 10,
    windowSeconds: 15 * MINUTE,
    reason: 'Whoever holds a session may guess the password no faster than by signing in.',
  },
  'own-password': {
    per: 'member of staff',
    hits: 10,
    windowSeconds: 15 * MINUTE,
    reason: 'Whoever finds a desk unlocked may guess the password no faster than by signing in.',
  },
  'invitation-tries': {
    per: 'source',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Nobody guesses a link of 258 bits; whoever tries is kept from hashing passwords all day.',
  },
  'recovery-asks': {
    per: 'account name and source',
    hits: 5,
    windowSeconds: HOUR,
    reason: 'Enough for messages that are late, and no way to fill somebody’s phone.',
  },
  'recovery-asks-of-source': {
    per: 'source',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Asking for many accounts from one place.',
  },
  'recovery-tries': {
    per: 'account name and source',
    hits: 10,
    windowSeconds: HOUR,
    reason: 'Three codes of three tries each, and one more.',
  },
  'recovery-tries-of-source': {
    per: 'source',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Guessing for many accounts from one place.',
  },
  'recovery-codes': {
    per: 'address',
    hits: 12,
    windowSeconds: DAY,
    reason: 'What messages to one owner may cost. Each source that signed in before is counted apart.',
  },
  'sign-ups': {
    per: 'source',
    hits: 60,
    windowSeconds: HOUR,
    reason: 'A household or a shop shares an address; a script does not stop at this.',
  },
  'key-checks': {
    per: 'source',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Whether a phone or an e-mail is taken is told to who registers, not to who reads a list.',
  },
  'key-checks-of-everybody': {
    per: 'everybody',
    hits: 3_000,
    windowSeconds: HOUR,
    reason: 'Many sources together do not read the list of clients either.',
  },
  'public-codes': {
    per: 'source',
    hits: 180,
    windowSeconds: HOUR,
    reason: 'Fewer than visitors together may have in a minute, so that no single source uses those up.',
  },
  'visitor-codes': {
    per: 'purpose',
    hits: 240,
    windowSeconds: MINUTE,
    reason: 'What codes to people who are not signed in may cost. One purpose takes nothing from another.',
  },
  'client-codes': {
    per: 'client',
    hits: 20,
    windowSeconds: HOUR,
    reason: 'Codes to sign, to prove a phone and to change it. No visitor can use these up.',
  },
  'visitor-code-guesses': {
    per: 'source',
    hits: 30,
    windowSeconds: 10 * MINUTE,
    reason: 'Wrong codes from one place, so that it takes many to stop a purpose for everybody.',
  },
  'visitor-code-guesses-of-everybody': {
    per: 'purpose',
    hits: 150,
    windowSeconds: 10 * MINUTE,
    reason: 'Wrong codes over many phones: three digits are found by trying widely. Right ones give their hit back.',
  },
  'client-code-guesses': {
    per: 'client',
    hits: 20,
    windowSeconds: 10 * MINUTE,
    reason: 'Wrong codes of one client, who can stop nobody else by them.',
  },
  'new-numbers': {
    per: 'client',
    hits: 5,
    windowSeconds: HOUR,
    reason: 'Whether a number is taken is told, so it is not told often.',
  },
} as const satisfies Record<string, RateLimit>;

/** Quotas of `access`. */
export const ACCESS_QUOTAS = {
  'codes-a-day': {
    per: 'address and purpose',
    limit: 3,
    reason: 'The specification’s, for a calendar day in Mexico City. Recovery counts each source that asks apart.',
  },
  'code-tries': { per: 'code', limit: 3, reason: 'The specification’s.' },
} as const satisfies Record<string, Quota>;
