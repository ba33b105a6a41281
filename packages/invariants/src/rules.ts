import type { Rule } from './rule.ts';
import { annualCost } from './rules/annual-cost.ts';
import { anyOrder } from './rules/any-order.ts';
import { daysBetweenRule } from './rules/days-between.ts';
import { limitsAtOnce } from './rules/limits-at-once.ts';
import { loanSums } from './rules/loan-sums.ts';
import { noOtherTransition } from './rules/no-other-transition.ts';
import { noticesAgain } from './rules/notices-again.ts';
import { ownEyesOnly } from './rules/own-eyes-only.ts';
import { positionByTerms } from './rules/position-by-terms.ts';
import { quoteIsBooked } from './rules/quote-is-booked.ts';
import { quoteSums } from './rules/quote-sums.ts';
import { repeatsChangeNothing } from './rules/repeats-change-nothing.ts';
import { rounding } from './rules/rounding.ts';

/** Every rule, in the order of the checks: those that move the clock furthest are last. */
export const RULES: readonly Rule[] = [
  quoteSums,
  limitsAtOnce,
  noOtherTransition,
  loanSums,
  rounding,
  annualCost,
  daysBetweenRule,
  positionByTerms,
  ownEyesOnly,
  noticesAgain,
  anyOrder,
  quoteIsBooked,
  repeatsChangeNothing,
];
