import type { Visit } from '@lender/web/session';
import { askOffer } from './ask-offer.server.ts';
import { readChoice } from './calculator-cookie.server.ts';
import { readRules } from './calculator-rules.server.ts';
import type { ChosenView } from './chosen-line.tsx';
import { startState } from './state/calculator-state.ts';

/**
 * Reads the choice that a visitor made before registering, at its price of today; nothing where there is no choice or
 * no price.
 */
export async function readChosen(visit: Visit): Promise<ChosenView | null> {
  const choice = await readChoice(visit.request);
  if (!choice) return null;
  const rules = await readRules(visit, undefined, new URLSearchParams());
  if (!rules.ok) return null;
  const offer = await askOffer(visit, startState(rules.value.setting, choice));
  if (!offer.ok) return null;
  const { receive, total, dueDay } = offer.value;
  return { receive, total: total.amount, dueDay };
}
