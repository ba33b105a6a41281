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

/** Returns a choice as a query, in the fields of the calculator's form. */
export const choiceQuery = (choice: CalculatorChoice): URLSearchParams => chosenQuery(textsOf(choice));

/** Returns the path at which the price of a choice is requested. */
export const offerPath = (choice: CalculatorChoice): string => offerAddress(textsOf(choice));

/** Parameter of a calculator that was sent before everything was chosen. */
export const INCOMPLETE_QUERY = 'falta';

/** Parameter with the reason why a client's promotion code was refused. */
export const PROMOTION_PROBLEM_QUERY = 'aviso';
