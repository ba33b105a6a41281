import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { eventsOf } from './state/calculator-form.ts';
import type { CalculatorSetting } from './state/calculator-setting.ts';
import { type CalculatorEvent, type CalculatorState, calculatorReducer } from './state/calculator-state.ts';

export interface LiveCalculator {
  readonly state: CalculatorState;
  readonly send: (event: CalculatorEvent) => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Returns the hydrated calculator. Changes made to its fields before hydration are kept. */
export function useCalculator(setting: CalculatorSetting, initial: CalculatorState): LiveCalculator {
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useReducer(
    (current: CalculatorState, event: CalculatorEvent) => calculatorReducer(setting, current, event),
    initial,
  );

  const asRendered = useRef({ setting, initial });
  useLayoutEffect(() => {
    if (!form.current) return;
    const { setting: rules, initial: before } = asRendered.current;
    for (const event of eventsOf(rules, new FormData(form.current), before)) send(event);
  }, []);

  return { state, send, form };
}
