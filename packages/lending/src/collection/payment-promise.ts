import { addDays, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos, sumCentavos } from '@lender/money';
import type { AllocatedPayment } from '../loan/position.ts';

/** Largest number of days ahead for which a borrower of a new lender may promise to pay; the product states it. */
export const REFERENCE_PROMISE_DAYS = 15;

/** Amount that a borrower promises to pay, and the last day for it. */
export interface PaymentPromise {
  readonly madeOn: PlainDate;
  readonly promisedOn: PlainDate;
  readonly amountCentavos: Centavos;
  /** Amount paid on the day of the promise before it was made, which does not count for it. */
  readonly paidBeforeCentavos: Centavos;
}

/** `open` until it is kept or its day is over. */
export const PROMISE_STATES = ['open', 'kept', 'broken'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

/**
 * Returns the part of a promise that makes no sense: more than is owed, or a day that is over or too far away.
 *
 * @param owedCentavos - amount that settles the loan on the day on which the promise is made
 * @param longestDays - largest number of days ahead that may be promised
 */
export function promiseProblem(
  { madeOn, promisedOn, amountCentavos }: Omit<PaymentPromise, 'paidBeforeCentavos'>,
  { owedCentavos, longestDays }: { readonly owedCentavos: Centavos; readonly longestDays: number },
): 'amount' | 'promisedOn' | undefined {
  if (amountCentavos <= 0 || amountCentavos > owedCentavos) return 'amount';
  if (promisedOn < madeOn || promisedOn > addDays(madeOn, longestDays)) return 'promisedOn';
  return undefined;
}

type Paid = Pick<AllocatedPayment, 'valueDate' | 'amountCentavos'>;

/** Returns the sum of the payments that count from one of these days to the other, both included. */
export const paidBetween = (payments: readonly Paid[], from: PlainDate, to: PlainDate): Centavos =>
  sumCentavos(
    payments
      .filter(({ valueDate }) => valueDate >= from && valueDate <= to)
      .map(({ amountCentavos }) => amountCentavos),
  );

/**
 * Returns the state of a promise on a day, by the payments of the loan that count. A caller that learns of a payment
 * late asks again: a promise that was kept is kept.
 *
 * @param payments - as `positionOn` gives them
 *
 * @example
 * const promise = { madeOn: plainDate('2026-11-23'), promisedOn: plainDate('2026-11-25'), amountCentavos: centavos(50000), paidBeforeCentavos: centavos(0) };
 * judgePromise(promise, [], plainDate('2026-11-25')).state // → 'open'
 * judgePromise(promise, [], plainDate('2026-11-26')).state // → 'broken'
 */
export function judgePromise(
  { madeOn, promisedOn, amountCentavos, paidBeforeCentavos }: PaymentPromise,
  payments: readonly Paid[],
  today: PlainDate,
): { readonly state: PromiseState; readonly paidCentavos: Centavos } {
  const paidCentavos = centavos(Math.max(0, paidBetween(payments, madeOn, promisedOn) - paidBeforeCentavos));
  if (paidCentavos >= amountCentavos) return { state: 'kept', paidCentavos };
  return { state: today > promisedOn ? 'broken' : 'open', paidCentavos };
}
