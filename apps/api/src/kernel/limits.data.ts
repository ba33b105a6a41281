import { PAPER_FILES_LIMIT } from '@lender/contract';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
const MEBIBYTE = 1024 * 1024;

/** Subjects that a limit counts separately. A source is the network that a request comes from. */
export type LimitPer =
  | 'source'
  | 'client'
  | 'member of staff'
  | 'account name'
  | 'account name and source'
  | 'address'
  | 'purpose'
  | 'everybody';

/** Largest number of hits in a window that begins with the first of them. */
export interface RateLimit {
  readonly per: LimitPer;
  readonly hits: number;
  readonly windowSeconds: number;
  /** Reason for the limit and for its value. */
  readonly reason: string;
}

/** Largest number of things that may exist, counted in the rows that hold them. */
export interface Quota {
  readonly per: 'client' | 'application and paper' | 'address and purpose' | 'code';
  readonly limit: number;
  /** Age up to which things count; absent where everything does. */
  readonly windowSeconds?: number;
  readonly reason: string;
}

/** Every rate limit of the server. Counts are kept in the database under these names. */
export const RATE_LIMITS = {
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
  'undo-tries': {
    per: 'source',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'The code has 49 bits; a limit per address would let strangers use up its owner’s tries.',
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
  'signature-tries': {
    per: 'client',
    hits: 20,
    windowSeconds: 10 * MINUTE,
    reason: 'Counted before the client is locked, so that a flood waits for nobody’s lock.',
  },
  'new-numbers': {
    per: 'client',
    hits: 5,
    windowSeconds: HOUR,
    reason: 'Whether a number is taken is told, so it is not told often.',
  },
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
  cards: {
    per: 'client',
    hits: 10,
    windowSeconds: HOUR,
    reason: 'Enough for a person with several cards, too few to try out numbers.',
  },
  'transfer-claims': {
    per: 'client',
    hits: 10,
    windowSeconds: DAY,
    reason: 'More transfers than anybody sends in a day; each is asked about for days.',
  },
  'external-logins': {
    per: 'client',
    hits: 20,
    windowSeconds: HOUR,
    reason: 'Somebody hesitates and tries again; each coming back asks the provider.',
  },
  uploads: {
    per: 'client',
    hits: 60,
    windowSeconds: HOUR,
    reason: 'Every document of an application several times over.',
  },
  'documents-drawn': {
    per: 'client',
    hits: 60,
    windowSeconds: 10 * MINUTE,
    reason: 'Contract, cover, statements and letters, each opened several times; drawing one costs a quarter of a second.',
  },
  'address-suggestions': {
    per: 'client',
    hits: 120,
    windowSeconds: MINUTE,
    reason: 'Somebody who types asks a few times a second, and not for long.',
  },
  'bank-links': {
    per: 'client',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'Each opening of the bank widget and each return from it asks the provider.',
  },
  'collector-references': {
    per: 'client',
    hits: 30,
    windowSeconds: HOUR,
    reason: 'One for each page of a visit that tracking begins on.',
  },
  positions: { per: 'client', hits: 60, windowSeconds: HOUR, reason: 'A device says where it is once a minute.' },
  metrics: { per: 'client', hits: 240, windowSeconds: HOUR, reason: 'A few calls for each page of a visit.' },
  'hello-soda': { per: 'source', hits: 60, windowSeconds: HOUR, reason: 'Asked once for each visit.' },
  'affiliate-leads': {
    per: 'source',
    hits: 60,
    windowSeconds: HOUR,
    reason: 'The id is the key to a lead: nobody may try many.',
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Every quota of the server. */
export const QUOTAS = {
  applications: {
    per: 'client',
    limit: 5,
    windowSeconds: DAY,
    reason: 'Somebody changes their mind; a script that opens and withdraws does not stop.',
  },
  'uploaded-bytes': {
    per: 'client',
    limit: 700 * MEBIBYTE,
    windowSeconds: DAY,
    reason: 'Every document of an application twice over, at the largest size. Removed files count.',
  },
  'paper-files': {
    per: 'application and paper',
    limit: PAPER_FILES_LIMIT,
    reason: 'A page for each month of a year.',
  },
  contacts: { per: 'client', limit: 5, reason: 'Nobody is asked about by more people than that.' },
  referrals: { per: 'client', limit: 20, reason: 'Friends, not a list of addresses.' },
  'codes-a-day': {
    per: 'address and purpose',
    limit: 3,
    reason: 'The specification’s, for a calendar day in Mexico City. Recovery counts each source that asks apart.',
  },
  'code-tries': { per: 'code', limit: 3, reason: 'The specification’s.' },
} as const satisfies Record<string, Quota>;
