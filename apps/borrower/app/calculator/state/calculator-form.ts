import { amountWhileMoving } from '@lender/calculator';
import { centavos } from '@lender/money';
import { wholePesosInCentavos } from '../../forms/masks/pesos.ts';
import { type CalculatorSetting, limitsOn } from './calculator-setting.ts';
import { amountText, type CalculatorEvent, type CalculatorState, calculatorReducer } from './calculator-state.ts';
import { CALCULATOR_FIELDS } from './offer-address.ts';

/** Parts that may be folded away until their pencil is pressed. */
export const FOLDED_PARTS = ['amount', 'salary'] as const;
export type FoldedPart = (typeof FOLDED_PARTS)[number];

export type CalculatorForm = Pick<URLSearchParams | FormData, 'get'>;

/**
 * Returns the changes to the calculator since it was rendered, read from its fields. They are the same for a form sent
 * without JavaScript and for one that was touched before the calculator was hydrated.
 */
export function eventsOf(setting: CalculatorSetting, form: CalculatorForm, state: CalculatorState): CalculatorEvent[] {
  const text = (field: keyof typeof CALCULATOR_FIELDS) => {
    const value = form.get(CALCULATOR_FIELDS[field]);
    return typeof value === 'string' ? value : undefined;
  };
  const events: CalculatorEvent[] = [];
  const tab = text('tab');
  if (tab === '0' || tab === '1') {
    const chosen = tab === '0' ? 0 : 1;
    if (chosen !== state.tab) events.push({ type: 'tab.chosen', tab: chosen });
  }
  // A date that is still to be asked for is empty: an event for it would choose a date for the user.
  const payCycle = text('payCycle') ?? state.payCycle ?? '';
  if (payCycle !== (state.payCycle ?? '')) events.push({ type: 'cycle.chosen', payCycle });
  const payDates = text('payDates') ?? state.payDates;
  if (payDates !== state.payDates) events.push({ type: 'dates.chosen', payDates });
  return [
    ...events,
    ...amountEvents(setting, state, { typed: text('amount'), slider: text('slider'), initial: text('initial') }),
  ];
}

interface AmountFields {
  readonly typed: string | undefined;
  readonly slider: string | undefined;
  readonly initial: string | undefined;
}

/**
 * Returns the change of the amount. The typed amount wins over the slider's position, and the slider over no change.
 */
function amountEvents(setting: CalculatorSetting, state: CalculatorState, fields: AmountFields): CalculatorEvent[] {
  const { typed, slider, initial = state.amountText } = fields;
  if (typed !== undefined && typed !== initial) return [{ type: 'amount.typed', text: typed }];
  const stop = wholePesosInCentavos(slider ?? '');
  if (stop === undefined || slider === sliderText(setting, state, initial)) return [];
  return [{ type: 'amount.moved', amountCentavos: stop }];
}

/** Returns where the slider was when the page was rendered: on a stop, which the amount beside it need not be. */
function sliderText(setting: CalculatorSetting, state: CalculatorState, initial: string): string {
  const initialCentavos = wholePesosInCentavos(initial) ?? centavos(0);
  return amountText(amountWhileMoving(initialCentavos, limitsOn(setting, state.tab)));
}

/** Returns the calculator's state from a form that asks for the price. */
export function stateFromForm(
  setting: CalculatorSetting,
  form: CalculatorForm,
  initial: CalculatorState,
): CalculatorState {
  const amount = wholePesosInCentavos(String(form.get(CALCULATOR_FIELDS.initial) ?? ''));
  const before: CalculatorState =
    amount === undefined ? initial : { ...initial, amountCentavos: amount, amountText: amountText(amount) };
  const events = [...eventsOf(setting, form, before), { type: 'amount.left' } as const];
  return events.reduce((state, event) => calculatorReducer(setting, state, event), before);
}

/** Returns the calculator as it was sent for a price; a date that was not on the page is not a choice. */
export function sentState(setting: CalculatorSetting, form: CalculatorForm, initial: CalculatorState): CalculatorState {
  const state = stateFromForm(setting, form, initial);
  return form.get(CALCULATOR_FIELDS.payDates) === state.payDates ? state : { ...state, payDates: '' };
}
