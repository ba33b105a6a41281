import {
  amountOnBlur,
  amountWhileMoving,
  type CalculatorTab,
  defaultPayDateOption,
  isPayCycle,
  type PayCycle,
  payDateOptions,
  tabAfterAmount,
} from '@lender/calculator';
import { type Centavos, pesosFromCentavos } from '@lender/money';
import { wholePesosInCentavos } from '../forms/whole-pesos.ts';
import { type CalculatorSetting, limitsOn } from './calculator-setting.ts';

/** What is chosen on the calculator: all that an offer depends on. */
export interface CalculatorChoice {
  readonly tab: CalculatorTab;
  readonly amountCentavos: Centavos;
  readonly payCycle: PayCycle;
  /** Both dates, comma-separated, as the server takes them. */
  readonly payDates: string;
}

export interface CalculatorState extends CalculatorChoice {
  /** What stands in the amount's field, finished or not. */
  readonly amountText: string;
  /** The amount that was typed could not be kept as it was. */
  readonly isAdjusted: boolean;
}

export type CalculatorEvent =
  | { readonly type: 'tab.chosen'; readonly tab: CalculatorTab }
  | { readonly type: 'amount.moved'; readonly amountCentavos: Centavos }
  | { readonly type: 'amount.typed'; readonly text: string }
  /** The amount's field lost the focus, or the form was sent. */
  | { readonly type: 'amount.left' }
  | { readonly type: 'cycle.chosen'; readonly payCycle: string }
  | { readonly type: 'dates.chosen'; readonly payDates: string };

/** A choice from outside (a cookie, the lender's first values), made one that the calculator can show. */
export function startState(setting: CalculatorSetting, choice: CalculatorChoice): CalculatorState {
  const amountCentavos = amountOnBlur(choice.amountCentavos, limitsOn(setting, choice.tab));
  return { ...choice, ...datesFor(setting, choice), ...settled(amountCentavos), isAdjusted: false };
}

/** The calculator after something was done to it. */
export function calculatorReducer(
  setting: CalculatorSetting,
  state: CalculatorState,
  event: CalculatorEvent,
): CalculatorState {
  switch (event.type) {
    case 'tab.chosen': {
      const amountCentavos = amountWhileMoving(state.amountCentavos, limitsOn(setting, event.tab));
      return { ...state, tab: event.tab, ...settled(amountCentavos), isAdjusted: false };
    }
    case 'amount.moved': {
      const moved = withAmount(setting, state, event.amountCentavos);
      return { ...moved, ...settled(moved.amountCentavos), isAdjusted: false };
    }
    case 'amount.typed': {
      const wanted = wholePesosInCentavos(event.text);
      const next = wanted === undefined ? state : withAmount(setting, state, wanted);
      return { ...next, amountText: event.text, isAdjusted: false };
    }
    case 'amount.left':
      return leaveAmount(setting, state);
    case 'cycle.chosen':
      if (!isPayCycle(event.payCycle) || event.payCycle === state.payCycle) return state;
      return { ...state, payCycle: event.payCycle, ...datesFor(setting, { payCycle: event.payCycle, payDates: '' }) };
    case 'dates.chosen':
      return { ...state, ...datesFor(setting, { payCycle: state.payCycle, payDates: event.payDates }) };
  }
}

function withAmount(setting: CalculatorSetting, state: CalculatorState, wishedCentavos: Centavos): CalculatorState {
  const { maxCentavos: firstMaxCentavos } = limitsOn(setting, 0);
  const tab = tabAfterAmount({ tab: state.tab, wishedCentavos, firstMaxCentavos });
  return { ...state, tab, amountCentavos: amountWhileMoving(wishedCentavos, limitsOn(setting, tab)) };
}

function leaveAmount(setting: CalculatorSetting, state: CalculatorState): CalculatorState {
  const typed = wholePesosInCentavos(state.amountText);
  if (typed === undefined) return { ...state, ...settled(state.amountCentavos) };
  const amountCentavos = amountOnBlur(typed, limitsOn(setting, state.tab));
  return { ...state, ...settled(amountCentavos), isAdjusted: state.isAdjusted || amountCentavos !== typed };
}

const settled = (amountCentavos: Centavos) => ({ amountCentavos, amountText: amountText(amountCentavos) });

/** An amount as the field shows it: pesos without a sign, without decimals where there are none. */
export const amountText = (amount: Centavos): string => String(pesosFromCentavos(amount));

/** The chosen dates where they are offered, else those that the list starts with. */
function datesFor(
  { today, known }: CalculatorSetting,
  { payCycle, payDates }: Pick<CalculatorChoice, 'payCycle' | 'payDates'>,
) {
  const options = payDateOptions(payCycle, today);
  const offered = options.find(({ value }) => value === payDates);
  return { payDates: (offered ?? defaultPayDateOption(options, known)).value };
}
