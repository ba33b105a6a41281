/**
 * Days late from which the whole loan is past due (cartera vencida), by the number of its payments. They are those of
 * accounting criterion B-6 of the CNBV: 30 days for a loan with one payment of principal and interest, 90 for one with
 * several.
 */
const PAST_DUE_FROM = { one: 30, several: 90 } as const;

/** Days late, and number of agreed payments of a loan. */
interface Lateness {
  readonly daysLate: number;
  readonly payments: number;
}

/**
 * Tells whether a loan is past due.
 *
 * @example
 * isPastDue({ daysLate: 30, payments: 1 }) // → true
 * isPastDue({ daysLate: 89, payments: 4 }) // → false
 */
export const isPastDue = ({ daysLate, payments }: Lateness): boolean =>
  daysLate >= (payments > 1 ? PAST_DUE_FROM.several : PAST_DUE_FROM.one);
