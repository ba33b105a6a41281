export { type AmountProblem, amountOnBlur, amountWhileMoving, checkAmount } from './amount/amount.ts';
export {
  type AmountConfig,
  type AmountLimits,
  type AmountRange,
  amountLimits,
  areLimitsValid,
  type Borrower,
  type CalculatorTab,
  isSliderDisabled,
  tabAfterAmount,
} from './amount/amount-limits.ts';
export {
  isCalculatorDisabled,
  isCalculatorHidden,
  isOfferReady,
  type SubmitTarget,
  submitTarget,
} from './client/calculator-state.ts';
export { type ClientHistory, type ClientKind, clientKind, isRepeatClient } from './client/client-kind.ts';
export { addDays, addMonthsClamped, daysBetween } from './date/calendar.ts';
export { mexicoDate } from './date/mexico-date.ts';
export { formatPlainDate, type PlainDate, parsePlainDate, plainDate } from './date/plain-date.ts';
export { defaultPayCycle, isPayCycle, PAY_CYCLES, type PayCycle } from './pay-cycle/pay-cycle.ts';
export { defaultPayDateOption, type KnownPayDay } from './pay-dates/default-pay-date-option.ts';
export {
  type DueDateProblem,
  type DueDateQuestion,
  dueDate,
  dueDates,
  type TermBounds,
} from './pay-dates/due-dates.ts';
export { type PayDateOption, payDateOptions } from './pay-dates/pay-date-options.ts';
export { type NextPayDay, type PayDays, payDaySequence } from './pay-dates/pay-date-sequence.ts';
export { formatPayDates, type PayDates, parsePayDates } from './pay-dates/pay-dates.ts';
export { SEMI_MONTHLY_PAIRS, type SemiMonthlyPair } from './pay-dates/semi-monthly-pairs.ts';
