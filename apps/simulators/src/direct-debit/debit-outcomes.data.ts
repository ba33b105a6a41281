/** Outcome of a debit at the bank. */
export interface DebitOutcome {
  /** Digits 15 to 17 of the CLABE: the end of the account number. */
  readonly digits: string;
  /** Description in the README. */
  readonly meaning: string;
  /** @default successful */
  readonly becomes?: 'successful' | 'failed';
  /** Belvo's own code and words. */
  readonly failure?: { readonly reason: string; readonly message: string };
  /** Number of days that its bank takes, by the business clock. @default 0 */
  readonly days?: number;
  /** Number of days after the debit at which its holder objects. */
  readonly objectedAfterDays?: number;
}

export const DEBIT_OUTCOMES: readonly DebitOutcome[] = [
  { digits: '000', meaning: 'is debited' },
  {
    digits: '001',
    meaning: 'fails: 04, not enough money',
    becomes: 'failed',
    failure: { reason: '04', message: 'Cuenta con insuficiencia de fondos' },
  },
  {
    digits: '002',
    meaning: 'fails: 01, no such account; the payment method fails with it',
    becomes: 'failed',
    failure: { reason: '01', message: 'Cuenta inexistente' },
  },
  { digits: '003', meaning: 'is debited, and its holder objects 20 days later', objectedAfterDays: 20 },
  { digits: '004', meaning: 'is on its way for two days, then debited', days: 2 },
];

const isDebited: DebitOutcome = { digits: '', meaning: 'is debited' };

/** Returns the outcome of a debit of the account. */
export const debitOutcomeOf = (clabe: string): DebitOutcome =>
  DEBIT_OUTCOMES.find(({ digits }) => digits === clabe.slice(14, 17)) ?? isDebited;
