import { KnownPayDay } from './known-pay-day.tsx';
import { PayDayFields } from './pay-day-fields.tsx';
import type { CalculatorSetting } from './state/calculator-setting.ts';
import type { CalculatorEvent, CalculatorState } from './state/calculator-state.ts';
import { TermSlider } from './term-slider.tsx';
import type { Folding } from './use-folding.ts';

export interface SalaryFieldsProps {
  readonly setting: CalculatorSetting;
  readonly state: CalculatorState;
  readonly send: (event: CalculatorEvent) => void;
  readonly folding: Folding;
  readonly isDisabled: boolean;
  /** True when the pay days are fixed, and not mentioned. */
  readonly isHidden: boolean;
  readonly term: { readonly days: number | undefined } | undefined;
}

/** Shows how and when the client is paid: asked for, in one line, or neither. */
export function SalaryFields({ setting, state, send, folding, isDisabled, isHidden, term }: SalaryFieldsProps) {
  if (isHidden) return <KnownPayDay setting={setting} state={state} />;
  if (folding.isFolded('salary')) return <KnownPayDay setting={setting} state={state} folding={folding} />;
  const { payCycle, payDates, isChecked } = state;
  return (
    <>
      <PayDayFields {...{ payCycle, payDates, isChecked, send, isDisabled }} today={setting.today} />
      {term && payCycle && payDates && !isDisabled && (
        <TermSlider today={setting.today} payCycle={payCycle} payDates={payDates} termDays={term.days} send={send} />
      )}
    </>
  );
}
