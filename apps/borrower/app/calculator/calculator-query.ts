import type { CalculatorChoice } from './calculator-choice.ts';
import { amountText } from './calculator-state.ts';
import { type ChosenTexts, chosenQuery, offerAddress } from './offer-address.ts';

const textsOf = ({ tab, amountCentavos, payCycle, payDates, promoCode }: CalculatorChoice): ChosenTexts => ({
  tab: String(tab),
  amount: amountText(amountCentavos),
  payCycle: payCycle ?? '',
  payDates,
  promoCode: promoCode ?? '',
});

/** A choice as a query, in the fields of the calculator's form. */
export const choiceQuery = (choice: CalculatorChoice): URLSearchParams => chosenQuery(textsOf(choice));

/** Returns the path at which the price of a choice is requested. */
export const offerPath = (choice: CalculatorChoice): string => offerAddress(textsOf(choice));

/** Marks a calculator that was sent before everything was chosen. */
export const INCOMPLETE_QUERY = 'falta';

/** Why a promotion's code was refused that a client sent. */
export const PROMOTION_PROBLEM_QUERY = 'aviso';
