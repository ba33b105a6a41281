/** Meaning of a failed debit. `account` and `stopped` end the mandate. */
export interface DebitFailure {
  readonly reason: 'no_funds' | 'account' | 'stopped' | 'other';
}

/**
 * Reasons for which a debit failed, by the banks' codes that Belvo lists:
 * https://developers.belvo.com/products/payments_mexico/direct-debit-bank-errors
 */
export const DEBIT_FAILURES: Readonly<Record<string, DebitFailure>> = {
  '01': { reason: 'account' },
  '03': { reason: 'account' },
  '04': { reason: 'no_funds' },
  '05': { reason: 'account' },
  '06': { reason: 'account' },
  // The client instructed the bank to pay us nothing, or ended the service.
  '08': { reason: 'stopped' },
  '10': { reason: 'stopped' },
  '11': { reason: 'stopped' },
};
