import { defaultPayCycle } from '@lender/calculator';
import { fail, ok, type Result } from '@lender/result';
import type { Visit } from '@lender/web/session';
import { findClient } from '../platform/current-client.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { type Lead, readLead } from '../tracking/lead.server.ts';
import { askOffer } from './ask-offer.server.ts';
import { readChoice } from './calculator-cookie.server.ts';
import { type Rules, readRules } from './calculator-rules.server.ts';
import type { OfferAnswer } from './offer-answer.ts';
import { lookUpPromotion, promotionProblem, storedPromotion } from './promotion.server.ts';
import { isTaken, type Promotion, refusedPromotion } from './promotion.ts';
import type { CalculatorChoice } from './state/calculator-choice.ts';
import {
  type CalculatorForm,
  FOLDED_PARTS,
  type FoldedPart,
  sentState,
  stateFromForm,
} from './state/calculator-form.ts';
import { INCOMPLETE_QUERY, PROMOTION_PROBLEM_QUERY } from './state/calculator-query.ts';
import type { CalculatingClient, CalculatorSetting } from './state/calculator-setting.ts';
import { type CalculatorState, startState } from './state/calculator-state.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';

/** Data that a page needs to draw the calculator. */
export interface CalculatorData {
  readonly setting: CalculatorSetting;
  readonly initial: CalculatorState;
  readonly offer: OfferAnswer;
  readonly promotion: Promotion;
  /** Folded parts that were opened. */
  readonly opened: readonly FoldedPart[];
}

/** Reads the calculator of a page: with the choice in its form, else with what was applied for or chosen before. */
export async function loadCalculator(
  visit: Visit,
  client: CalculatingClient | undefined,
  applied?: CalculatorChoice,
): Promise<Result<CalculatorData, 'unavailable'>> {
  const query = new URL(visit.request.url).searchParams;
  const rules = await readRules(visit, client, query);
  if (!rules.ok) return rules;
  const chosen = await readChoice(visit.request);
  const lead = await leadOf(visit, client);
  const setting = withPayDayOf(lead, rules.value.setting);
  const start = startState(setting, applied ?? chosen ?? firstChoice(rules.value, lead));
  const promotion = await readPromotion(visit, { client, query, chosen });
  const isChecked = query.has(INCOMPLETE_QUERY);
  const initial: CalculatorState = {
    ...(isChecked ? sentState : stateFromForm)(setting, query, start),
    isChecked,
    ...promotionOf(client, promotion),
  };
  const opened = FOLDED_PARTS.filter((part) => query.getAll(CALCULATOR_FIELDS.open).includes(part));
  return ok({ setting, initial, offer: await askOffer(visit, initial), promotion, opened });
}

/** Returns the price of a query's choice, for the hydrated calculator. */
export async function loadOffer(visit: Visit): Promise<OfferAnswer> {
  const query = new URL(visit.request.url).searchParams;
  const state = await chosenBy(visit, query, await findClient(visit));
  if (!state.ok) return state;
  const promoCode = query.get(CALCULATOR_FIELDS.promoCode) ?? undefined;
  return askOffer(visit, { ...state.value, promoCode });
}

/** Returns the choice in a sent form. */
export async function chosenBy(
  visit: Visit,
  form: CalculatorForm,
  client: CalculatingClient | undefined,
): Promise<Result<CalculatorState, 'unavailable'>> {
  const rules = await readRules(visit, client, form);
  if (!rules.ok) return fail('unavailable');
  const { setting } = rules.value;
  const start = startState(setting, (await readChoice(visit.request)) ?? firstChoice(rules.value));
  return ok(sentState(setting, form, start));
}

/**
 * Returns the client's own pay cycle where it is known, else the lender's first; and the amount that a partner names.
 */
function firstChoice({ setting, initialStates }: Rules, lead?: Lead): CalculatorChoice {
  const { savedSalaryCycle } = setting.known;
  return {
    tab: initialStates.tab,
    amountCentavos: lead?.desiredLoanAmount ?? initialStates.amount,
    payCycle: savedSalaryCycle ? defaultPayCycle(savedSalaryCycle) : initialStates.payCycle,
    payDates: '',
  };
}

/** Lets a visitor whose next pay day a partner knows begin with it, whatever cycle the visitor chooses. */
function withPayDayOf(lead: Lead | undefined, setting: CalculatorSetting): CalculatorSetting {
  const next = lead?.financialSecurity.salaryCycle.next;
  return next ? { ...setting, known: { ...setting.known, nextPayDate: next } } : setting;
}

/** Reads the lead of a visitor only: a client's limits say more. */
async function leadOf(visit: Visit, client: CalculatingClient | undefined): Promise<Lead | undefined> {
  const { request, context } = visit;
  return client ? undefined : readLead({ call: apiOf(visit).call, request, setCookie: context.setCookie });
}

interface PromotionQuestion {
  readonly client: CalculatingClient | undefined;
  readonly query: URLSearchParams;
  readonly chosen: CalculatorChoice | undefined;
}

/** Looks a visitor's code up each time; a client's is kept by the server, and a refused one is shown again. */
async function readPromotion(visit: Visit, { client, query, chosen }: PromotionQuestion): Promise<Promotion> {
  const { call } = apiOf(visit);
  const typed = query.get(CALCULATOR_FIELDS.promoCode);
  if (!client) return lookUpPromotion(call, typed ?? chosen?.promoCode ?? '');
  const problem = query.get(PROMOTION_PROBLEM_QUERY);
  return problem !== null && typed !== null
    ? refusedPromotion(typed, promotionProblem(problem))
    : storedPromotion(call);
}

/** Returns the code to keep with the choice, for visitors only. */
const promotionOf = (client: CalculatingClient | undefined, promotion: Promotion) => ({
  promoCode: !client && isTaken(promotion) ? promotion.code : undefined,
});
