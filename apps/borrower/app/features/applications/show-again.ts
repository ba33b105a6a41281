import { leadTo, type Outcome } from '@lender/web/outcome';
import type { Promotion } from '../../calculator/promotion.ts';
import type { CalculatorChoice } from '../../calculator/state/calculator-choice.ts';
import { FOLDED_PARTS } from '../../calculator/state/calculator-form.ts';
import { choiceQuery, INCOMPLETE_QUERY, PROMOTION_PROBLEM_QUERY } from '../../calculator/state/calculator-query.ts';
import { CALCULATOR_FIELDS } from '../../calculator/state/offer-address.ts';
import { type ApplyProblem, PROBLEM_QUERY } from './apply-form.ts';

/** Page on which a calculator is. */
export type CalculatorPage = '/' | '/application/apply';

/** Calculator that was sent: its page, and its fields. */
export interface SentCalculator {
  readonly page: CalculatorPage;
  readonly form: FormData;
}

/** Limit of a value: longer than any that our calculator sends, and short enough for an address. */
const MOST_CHARACTERS = 60;

/** Shows an incomplete calculator again, with its empty fields marked. */
export const showIncomplete = (sent: SentCalculator, choice: CalculatorChoice): Outcome<never> =>
  showAgain(sent, choice, { [INCOMPLETE_QUERY]: '1' });

/** Shows a refused choice and the reason. */
export const showProblem = (sent: SentCalculator, choice: CalculatorChoice, problem: ApplyProblem): Outcome<never> =>
  showAgain(sent, choice, { [PROBLEM_QUERY]: problem });

/** Shows a promotion's code that is refused, as it was typed, and why. */
export const showPromotion = (sent: SentCalculator, choice: CalculatorChoice, promotion: Promotion): Outcome<never> =>
  showAgain(sent, choice, {
    [CALCULATOR_FIELDS.promoCode]: promotion.code.slice(0, MOST_CHARACTERS),
    ...(promotion.problem && { [PROMOTION_PROBLEM_QUERY]: promotion.problem }),
  });

/** Shows a calculator that cannot be priced right now; the choice is kept until it can be. */
export function showUnpriced({ page, form }: SentCalculator): Outcome<never> {
  const query = new URLSearchParams();
  for (const name of Object.values(CALCULATOR_FIELDS)) {
    const value = form.get(name);
    if (typeof value === 'string' && value.length <= MOST_CHARACTERS) query.set(name, value);
  }
  return leadTo(`${page}?${query}#calculadora`);
}

function showAgain({ page, form }: SentCalculator, choice: CalculatorChoice, more: Readonly<Record<string, string>>) {
  const query = choiceQuery(choice);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  for (const [name, value] of modeOf(form)) query.append(name, value);
  return leadTo(`${page}?${query}#calculadora`);
}

/** Returns the mode in which the calculator was sent: limited to a first loan, or with its parts opened. */
function modeOf(form: FormData): [string, string][] {
  const { limit, open } = CALCULATOR_FIELDS;
  const opened = FOLDED_PARTS.filter((part) => form.getAll(open).includes(part));
  const parts = opened.map((part): [string, string] => [open, part]);
  return form.get(limit) === 'first' ? [[limit, 'first'], ...parts] : parts;
}
