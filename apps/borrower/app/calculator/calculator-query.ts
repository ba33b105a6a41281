import type { CalculatorChoice } from './calculator-choice.ts';
import { CALCULATOR_FIELDS } from './calculator-form.ts';
import { amountText } from './calculator-state.ts';

/** A choice as a query, in the fields of the calculator's form. */
export function choiceQuery({ tab, amountCentavos, payCycle, payDates, promoCode }: CalculatorChoice): URLSearchParams {
  const {
    tab: tabField,
    amount,
    payCycle: cycleField,
    payDates: datesField,
    promoCode: promoField,
  } = CALCULATOR_FIELDS;
  return new URLSearchParams([
    [tabField, String(tab)],
    [amount, amountText(amountCentavos)],
    [cycleField, payCycle ?? ''],
    ...(payDates ? [[datesField, payDates]] : []),
    ...(promoCode ? [[promoField, promoCode]] : []),
  ]);
}

/** Where the price of a choice is asked for. */
export const offerPath = (choice: CalculatorChoice): string => `/calculator/offer?${choiceQuery(choice)}`;

/** Marks a calculator that was sent before everything was chosen. */
export const INCOMPLETE_QUERY = 'falta';

/** Why a promotion's code was refused that a client sent. */
export const PROMOTION_PROBLEM_QUERY = 'aviso';
