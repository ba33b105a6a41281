import type { OpenPayCode } from '../openpay-error.ts';

/** Outcome of a payout. */
export interface ClabeOutcome {
  /** Digits 15 to 17 of the CLABE: the end of the account number. */
  readonly digits: string;
  /** Description in the README. */
  readonly meaning: string;
  /** Refusal at the moment of the request. */
  readonly refused?: { readonly code: OpenPayCode; readonly description: string };
  /** First answer of its bank. @default completed */
  readonly becomes?: 'failed' | 'in_progress' | 'completed';
  readonly cause?: string;
  /** Outcome some days later, by the business clock. */
  readonly later?: {
    readonly days: number;
    readonly becomes: 'completed' | 'failed' | 'cancelled';
    readonly cause?: string;
  };
}

export const CLABE_OUTCOMES: readonly ClabeOutcome[] = [
  { digits: '001', meaning: 'is given back: `Cuenta inexistente`', becomes: 'failed', cause: 'Cuenta inexistente' },
  {
    digits: '002',
    meaning: 'is refused when it is asked for, with 1003',
    refused: { code: 1003, description: 'The bank account cannot receive payouts' },
  },
  {
    digits: '003',
    meaning: 'settles, and is given back a day later: `Cuenta cancelada`',
    later: { days: 1, becomes: 'failed', cause: 'Cuenta cancelada' },
  },
  {
    digits: '004',
    meaning: 'is on its way for two days, then settles',
    becomes: 'in_progress',
    later: { days: 2, becomes: 'completed' },
  },
  {
    digits: '005',
    meaning: 'is cancelled by OpenPay a day later, and no notice says so',
    becomes: 'in_progress',
    later: { days: 1, becomes: 'cancelled' },
  },
  {
    digits: '006',
    meaning: 'is refused when it is asked for, with 4001: the merchant has not enough money',
    refused: { code: 4001, description: 'The Openpay account has not enough funds' },
  },
];

const settles: ClabeOutcome = { digits: '', meaning: 'settles' };

/** Returns the outcome of a payout to the account. */
export const outcomeOf = (clabe: string): ClabeOutcome =>
  CLABE_OUTCOMES.find(({ digits }) => digits === clabe.slice(14, 17)) ?? settles;
