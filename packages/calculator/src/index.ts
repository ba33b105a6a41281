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
export { type Cat, type CatPeriods, type CatQuestion, cat } from './cost/cat.ts';
export { type CashFlow, type CashFlows, effectiveAnnualRate, type RateProblem } from './cost/effective-annual-rate.ts';
export { addDays, addMonthsClamped, daysBetween, monthsBetween } from './date/calendar.ts';
export { mexicoDate } from './date/mexico-date.ts';
export { formatPlainDate, type PlainDate, parsePlainDate, plainDate } from './date/plain-date.ts';
export type { Instalment } from './offer/instalments.ts';
export type { Offer, UndiscountedOffer } from './offer/offer.ts';
export type { OfferQuestion } from './offer/offer-question.ts';
export type { QuestionProblem } from './offer/question-problem.ts';
export { quoteBestOffer } from './offer/quote-best-offer.ts';
export { type OfferProblem, quoteOffer } from './offer/quote-offer.ts';
export { type IsWorkingDay, workingDayFrom } from './offer/working-day.ts';
export { defaultPayCycle, isPayCycle, PAY_CYCLES, type PayCycle, parsePayCycle } from './pay-cycle/pay-cycle.ts';
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
export { type Accrual, accruedOn, type LoanOnDate, type Payoff, payoffOn } from './payoff/payoff.ts';
export { type Charges, principalParts } from './pricing/charges.ts';
export { type BalancePeriod, type InterestQuestion, ordinaryInterest } from './pricing/ordinary-interest.ts';
export {
  type ChargeRates,
  type Discount,
  type ExtensionKind,
  type ExtensionTariff,
  type LoanTerms,
  NO_DISCOUNT,
  type Pricing,
} from './pricing/pricing.ts';
export { REFERENCE_PRICING } from './pricing/reference-pricing.data.ts';
export { calculatorMessageEs } from './problem/calculator.copy.es.ts';
export { calculatorMessage } from './problem/calculator-message.ts';
export type { CalculatorProblem } from './problem/calculator-problem.ts';
export type { Schema, Validation } from './schema/schema.ts';
export { amountSchema, payCycleSchema, plainDateSchema } from './schema/schemas.ts';
