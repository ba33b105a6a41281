import type { Result } from '@lender/money';
import type { OfferView } from '../price/offer-view.ts';
import { calculatorCopy } from './calculator.copy.es.ts';
import { CALCULATOR_FIELDS } from './calculator-form.ts';
import { amountText, type CalculatorChoice } from './calculator-state.ts';

/** Why there is no price: the choice is refused, or the lender does not answer. */
export type OfferProblem = keyof typeof calculatorCopy.refused | 'unavailable';

/** @example offerProblem('rate_limited') // → 'unavailable' */
export const offerProblem = (code: string): OfferProblem => (hasWords(code) ? code : 'unavailable');

const hasWords = (code: string): code is keyof typeof calculatorCopy.refused =>
  Object.hasOwn(calculatorCopy.refused, code);

/** What the server says to a choice. */
export type OfferAnswer = Result<OfferView, OfferProblem>;

/** A choice as a query, in the fields of the calculator's form. */
export function choiceQuery({ tab, amountCentavos, payCycle, payDates }: CalculatorChoice): URLSearchParams {
  const { tab: tabField, amount, payCycle: cycleField, payDates: datesField } = CALCULATOR_FIELDS;
  return new URLSearchParams([
    [tabField, String(tab)],
    [amount, amountText(amountCentavos)],
    [cycleField, payCycle],
    [datesField, payDates],
  ]);
}

/** Where the price of a choice is asked for. */
export const offerPath = (choice: CalculatorChoice): string => `/calculator/offer?${choiceQuery(choice)}`;
