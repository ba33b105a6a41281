import {
  amountOnBlur,
  amountWhileMoving,
  type CalculatorTab,
  defaultPayDateOption,
  isPayCycle,
  payDateOptions,
  tabAfterAmount,
} from '@lender/calculator';
import { type Centavos, pesosFromCentavos } from '@lender/money';
import { wholePesosInCentavos } from '../../forms/masks/pesos.ts';
import type { CalculatorChoice } from './calculator-choice.ts';
import { type CalculatorSetting, limitsOn } from './calculator-setting.ts';

export interface CalculatorState extends CalculatorChoice {
  /** Text in the amount's field, finished or not. */
  readonly amountText: string;
  /** True when the typed amount could not be kept as it was. */
  readonly isAdjusted: boolean;
  /** True when the typed text was no amount in whole pesos, and the last amount was restored. */
  readonly isUnread: boolean;
  /** True when the amount exceeds a first loan, which moved a new client to the other tab. */
  readonly isRaised: boolean;
  /** True once the form was sent: empty fields are then marked. */
  readonly isChecked: boolean;
}

export type CalculatorEvent =
  | { readonly type: 'tab.chosen'; readonly tab: CalculatorTab }
  | { readonly type: 'amount.moved'; readonly amountCentavos: Centavos }
  /** The finger that moved the amount was scrolling the page. */
  | { readonly type: 'amount.unmoved'; readonly before: CalculatorState }
  | { readonly type: 'amount.typed'; readonly text: string }
  /** The amount's field lost the focus, or the form was sent. */
  | { readonly type: 'amount.left' }
  /** Empty takes the choice back. */
  | { readonly type: 'cycle.chosen'; readonly payCycle: string }
  | { readonly type: 'dates.chosen'; readonly payDates: string }
  /** Empty takes the promotion away. */
  | { readonly type: 'promotion.found'; readonly promoCode: string }
  /** It was sent before everything was chosen. */
  | { readonly type: 'checked' };

/** Turns a choice from outside (a cookie, the lender's first values) into one that the calculator can show. */
export function startState(setting: CalculatorSetting, choice: CalculatorChoice): CalculatorState {
  const tab = setting.isFirstLoanOnly ? 0 : choice.tab;
  const amountCentavos = amountOnBlur(choice.amountCentavos, limitsOn(setting, tab));
  const { payCycle, promoCode } = choice;
  const chosen = { tab, payCycle, promoCode, ...datesFor(setting, choice) };
  return { ...chosen, ...settled(amountCentavos), ...undisturbed, isRaised: false, isChecked: false };
}

/** Returns the calculator's state after an action. */
export function calculatorReducer(
  setting: CalculatorSetting,
  state: CalculatorState,
  event: CalculatorEvent,
): CalculatorState {
  switch (event.type) {
    case 'tab.chosen': {
      if (setting.isFirstLoanOnly) return state;
      const amountCentavos = amountWhileMoving(state.amountCentavos, limitsOn(setting, event.tab));
      return { ...state, tab: event.tab, ...settled(amountCentavos), ...undisturbed, isRaised: false };
    }
    case 'amount.moved': {
      const moved = withAmount(setting, state, event.amountCentavos);
      return { ...moved, ...settled(moved.amountCentavos), ...undisturbed };
    }
    case 'amount.unmoved':
      return event.before;
    case 'amount.typed': {
      const wanted = wholePesosInCentavos(event.text);
      const next = wanted === undefined ? state : withAmount(setting, state, wanted);
      return { ...next, amountText: event.text, ...undisturbed };
    }
    case 'amount.left':
      return leaveAmount(setting, state);
    case 'cycle.chosen':
      return withCycle(setting, state, event.payCycle);
    case 'dates.chosen':
      return { ...state, ...datesFor(setting, { ...state, payDates: event.payDates }) };
    case 'promotion.found':
      return { ...state, promoCode: event.promoCode };
    case 'checked':
      return { ...state, isChecked: true };
  }
}

function withAmount(setting: CalculatorSetting, state: CalculatorState, requestedCentavos: Centavos): CalculatorState {
  const { maxCentavos: firstMaxCentavos } = limitsOn(setting, 0);
  const tab = setting.isFirstLoanOnly
    ? state.tab
    : tabAfterAmount({ tab: state.tab, wishedCentavos: requestedCentavos, firstMaxCentavos });
  const isRaised = tab !== state.tab || (state.isRaised && requestedCentavos > firstMaxCentavos);
  return { ...state, tab, isRaised, amountCentavos: amountWhileMoving(requestedCentavos, limitsOn(setting, tab)) };
}

function leaveAmount(setting: CalculatorSetting, state: CalculatorState): CalculatorState {
  const typed = wholePesosInCentavos(state.amountText);
  if (typed === undefined) return { ...state, ...settled(state.amountCentavos), isUnread: true };
  const amountCentavos = amountOnBlur(typed, limitsOn(setting, state.tab));
  return { ...state, ...settled(amountCentavos), isAdjusted: state.isAdjusted || amountCentavos !== typed };
}

/** Sets another cycle, with its own date; without a cycle, no date. */
function withCycle(setting: CalculatorSetting, state: CalculatorState, payCycle: string): CalculatorState {
  if (payCycle === '') return { ...state, payCycle: null, payDates: '' };
  if (!isPayCycle(payCycle) || payCycle === state.payCycle) return state;
  return { ...state, payCycle, ...datesFor(setting, { payCycle, payDates: '' }) };
}

const undisturbed = { isAdjusted: false, isUnread: false };

const settled = (amountCentavos: Centavos) => ({ amountCentavos, amountText: amountText(amountCentavos) });

/** Returns an amount as the field shows it: pesos without a sign, and without decimals if there are none. */
export const amountText = (amount: Centavos): string => String(pesosFromCentavos(amount));

/** Returns the chosen dates where they are offered, else those with which the list starts. */
function datesFor(
  { today, known }: CalculatorSetting,
  { payCycle, payDates }: Pick<CalculatorChoice, 'payCycle' | 'payDates'>,
) {
  if (payCycle === null) return { payDates: '' };
  const options = payDateOptions(payCycle, today);
  const offered = options.find(({ value }) => value === payDates);
  return { payDates: (offered ?? defaultPayDateOption(options, known)).value };
}
