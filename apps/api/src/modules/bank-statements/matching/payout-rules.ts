import { type Books, type Named, type Rule, waits } from './rule.ts';

const payoutOf = ({ line: { trackingKey } }: Named, { payoutByKey }: Books) =>
  trackingKey === null ? undefined : payoutByKey.get(trackingKey);

/** Matches a payout that came back: the money bears the clave de rastreo by which it left. */
export const returnedPayout: Rule = (named, books) => {
  const payout = payoutOf(named, books);
  if (!payout || books.used.has(payout.returnRef)) return undefined;
  if (payout.amount !== named.line.amount) return waits('amount_differs');
  return payout.isReturned
    ? { state: 'matched', kind: 'payout_return', ref: payout.returnRef }
    : waits('return_not_told');
};

/** Matches a payout by its clave de rastreo. */
export const sentPayout: Rule = (named, books) => {
  const payout = payoutOf(named, books);
  if (!payout || books.used.has(payout.ref)) return undefined;
  return payout.isSent && payout.amount === 0 - named.line.amount
    ? { state: 'matched', kind: 'payout', ref: payout.ref }
    : waits('amount_differs');
};
