import type { OfferView } from '../price/offer-view.ts';
import { CALCULATOR_FIELDS } from './calculator-form.ts';
import { amountText, type CalculatorChoice } from './calculator-state.ts';

/** What the server says to a choice. */
export type OfferAnswer =
  | { readonly ok: true; readonly view: OfferView }
  | { readonly ok: false; readonly code: 'amount_out_of_limits' | 'pay_dates_invalid' | 'unavailable' };

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
