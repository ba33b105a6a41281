/**
 * Everything that happens in a simulation besides ordinary days. A run proves nothing about events that it never saw.
 */
export const HAPPENINGS = [
  'loans begun',
  'loans begun beside another',
  'payments at a store',
  'payments by transfer',
  'payments that were told days later',
  'payments late in the evening',
  'loans fetched in cash',
  'references paid twice',
  'payments taken back by a bank',
  'payments taken back by staff',
  'transfers that name nobody',
  'transfers that staff found the loan of',
  'extensions paid at a store',
  'extensions paid by card',
  'card charges that were objected to',
  'mandates given',
  'debits made',
  'debits that found no money',
  'debits objected to',
  'withdrawals asked for',
  'loans held',
  'loans released',
  'charges waived',
  'loans written off',
  'write-offs undone',
  'loans sold',
  'loans bought back',
  'loans terminated',
  'overpayments given back',
  'payouts refused',
  'payouts returned',
  'payouts returned after they arrived',
  'accounts given anew',
  'pages of loans compared',
  'schedules compared',
  'payoffs compared',
  'invoices of extensions compared',
  'ways to extend compared',
  'statements compared',
  'answers lost',
  'notices lost',
  'notices doubled',
  'notices delivered another day',
  'jobs',
  'jobs run twice',
  'servers killed',
  'calls repeated',
] as const;

export type Happening = (typeof HAPPENINGS)[number];

/** Counts what happens. */
export interface Tally {
  add(what: Happening, times?: number): void;
  counted(): Readonly<Record<Happening, number>>;
}

export function openTally(): Tally {
  const counts = new Map<Happening, number>();
  const of = (what: Happening) => counts.get(what) ?? 0;
  return {
    add: (what, times = 1) => counts.set(what, of(what) + times),
    counted: () => Object.fromEntries(HAPPENINGS.map((what) => [what, of(what)])) as Record<Happening, number>,
  };
}
