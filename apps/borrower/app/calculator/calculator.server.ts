import { defaultPayCycle, parsePayDates, submitTarget } from '@lender/calculator';
import { getCalculatorConfig, getPrivateOffer, getPublicOffer, type Reply } from '@lender/contract';
import { fail, ok } from '@lender/money';
import { isApiError } from '@lender/sdk';
import { reportError } from '@lender/web/entry-server';
import { readFormData } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { signInPath } from '@lender/web/paths';
import type { Visit } from '@lender/web/session';
import { findClient } from '../platform/current-client.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { offerView } from '../price/offer-view.ts';
import { readChoice, writeChoice } from './calculator-cookie.server.ts';
import { type CalculatorForm, stateFromForm } from './calculator-form.ts';
import { type CalculatingClient, type CalculatorSetting, calculatorSetting } from './calculator-setting.ts';
import { type CalculatorChoice, type CalculatorState, startState } from './calculator-state.ts';
import { type OfferAnswer, offerProblem } from './offer-answer.ts';

/** What a page needs to draw the calculator. */
export interface CalculatorData {
  readonly setting: CalculatorSetting;
  readonly initial: CalculatorState;
  readonly offer: OfferAnswer;
}

/** The calculator as a page opens it: with what its form asks, else with what was chosen before. */
export async function loadCalculator(visit: Visit, client: CalculatingClient | undefined): Promise<CalculatorData> {
  const rules = await readRules(visit, client);
  const initial = stateFromForm(rules.setting, new URL(visit.request.url).searchParams, await startOf(visit, rules));
  return { setting: rules.setting, initial, offer: await askOffer(visit, initial) };
}

/** The price of what a query asks: for the hydrated calculator. */
export async function loadOffer(visit: Visit): Promise<OfferAnswer> {
  const query = new URL(visit.request.url).searchParams;
  const rules = await readRules(visit, await findClient(visit));
  return askOffer(visit, stateFromForm(rules.setting, query, await startOf(visit, rules)));
}

/** What a sent form asks for. */
export async function chosenBy(visit: Visit, form: CalculatorForm, client: CalculatingClient | undefined) {
  const rules = await readRules(visit, client);
  return stateFromForm(rules.setting, form, await startOf(visit, rules));
}

const targets = {
  application_apply: '/application/apply',
  login: signInPath(),
  registration: '/registration',
} as const;

/** Saves what was chosen and goes on: to applying, to signing in, or to registering. */
export async function choose(visit: Visit): Promise<Outcome<never>> {
  const form = await readFormData(visit.request);
  const client = await findClient(visit);
  const state = await chosenBy(visit, form, client).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
  });
  // The landing page stands without the API and says what to do.
  if (!state) return leadTo('/');
  const target = submitTarget({ isAuthorised: client !== undefined, tab: state.tab });
  visit.context.setCookie(await writeChoice(state));
  return leadTo(targets[target]);
}

type Config = Reply<typeof getCalculatorConfig>;

interface Rules {
  readonly config: Config;
  readonly setting: CalculatorSetting;
}

async function readRules(visit: Visit, client: CalculatingClient | undefined): Promise<Rules> {
  const answer = await apiOf(visit).call(getCalculatorConfig);
  if (!answer.ok) throw new Error('[API] failed to load configs');
  return { config: answer.data, setting: calculatorSetting(answer.data, client) };
}

async function startOf(visit: Visit, { config, setting }: Rules): Promise<CalculatorState> {
  const { amount, payCycle, tab } = config.initialStates;
  const { savedSalaryCycle } = setting.known;
  const first: CalculatorChoice = {
    tab,
    amountCentavos: amount,
    payCycle: savedSalaryCycle ? defaultPayCycle(savedSalaryCycle) : payCycle,
    payDates: '',
  };
  return startState(setting, (await readChoice(visit.request)) ?? first);
}

/** Asks in the client's name where there is one. An API that is away is an answer too: the page says so. */
async function askOffer(visit: Visit, choice: CalculatorChoice): Promise<OfferAnswer> {
  const { call, account } = apiOf(visit);
  const dates = parsePayDates(choice.payDates);
  if (!dates.ok) return fail('pay_dates_invalid');
  const [first, second] = dates.value;
  const payDates: [string, string] = [first, second];
  const params = { amount: choice.amountCentavos, payCycle: choice.payCycle, payDates };
  try {
    const answer =
      account() === 'client'
        ? await call(getPrivateOffer, { params })
        : await call(getPublicOffer, {
            params: { ...params, sequence_type: choice.tab === 0 ? 'first' : 'repeated' },
            query: {},
          });
    if (answer.ok) return ok(offerView(answer.data));
    return fail(offerProblem(answer.refusal.code));
  } catch (error) {
    if (!isApiError(error)) throw error;
    reportError(error, visit);
    return fail('unavailable');
  }
}
