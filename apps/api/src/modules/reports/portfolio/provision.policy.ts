import { type Centavos, centavos } from '@lender/money';

/**
 * Share of a consumer loan that is provided for, in percent, by the most days late to which it applies. These are the
 * rates of Annex D (consumer loans, type I) of the CNBV's rules for popular finance companies, which lend amounts of this
 * size. A lender that has to use other rates changes this table.
 */
const PROVISION_RATES = [
  { upTo: 0, percent: 1 },
  { upTo: 7, percent: 4 },
  { upTo: 30, percent: 15 },
  { upTo: 60, percent: 30 },
  { upTo: 90, percent: 50 },
  { upTo: 120, percent: 75 },
  { upTo: 180, percent: 90 },
  { upTo: Number.POSITIVE_INFINITY, percent: 100 },
] as const;

/** Loan for which a loss is estimated. */
interface Provided {
  readonly daysLate: number;
  readonly isPastDue: boolean;
  readonly principal: Centavos;
  /** Everything that the loan owes, in centavos. */
  readonly owed: Centavos;
}

/**
 * Returns the estimated loss of one loan, rounded half up to the centavo. The rate applies to all that the loan owes; of
 * a loan that is past due only to its principal, as the annex says.
 *
 * @example
 * provisionOf({ daysLate: 10, isPastDue: false, principal: centavos(100_000), owed: centavos(110_000) }) // → 16500
 */
export function provisionOf({ daysLate, isPastDue, principal, owed }: Provided): Centavos {
  const { percent } = PROVISION_RATES.find(({ upTo }) => daysLate <= upTo) ?? { percent: 100 };
  return centavos(Math.floor(((isPastDue ? principal : owed) * percent + 50) / 100));
}
