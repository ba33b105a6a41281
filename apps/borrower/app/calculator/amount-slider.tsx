import { type AmountLimits, amountWhileMoving } from '@lender/calculator';
import { centavosFromPesos, formatWholePesos, pesosFromCentavos } from '@lender/money';
import { Field, Slider } from '@lender/ui';
import { useRef } from 'react';
import { calculatorCopy } from './calculator.copy.es.ts';
import type { CalculatorEvent, CalculatorState } from './state/calculator-state.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';

export interface AmountSliderProps {
  readonly limits: AmountLimits;
  readonly state: CalculatorState;
  readonly send: (event: CalculatorEvent) => void;
  readonly isDisabled: boolean;
}

/** Slider for the amount. A finger that scrolls the page over it changes nothing. */
export function AmountSlider({ limits, state, send, isDisabled }: AmountSliderProps) {
  const before = useRef<CalculatorState>(undefined);
  return (
    <Field id="calculator-slider" label={calculatorCopy.slider} isLabelHidden>
      <Slider
        name={CALCULATOR_FIELDS.slider}
        min={pesosFromCentavos(limits.minCentavos)}
        max={pesosFromCentavos(limits.maxCentavos)}
        step={pesosFromCentavos(limits.stepCentavos)}
        value={pesosFromCentavos(amountWhileMoving(state.amountCentavos, limits))}
        valueText={formatWholePesos(state.amountCentavos)}
        minLabel={formatWholePesos(limits.minCentavos)}
        maxLabel={formatWholePesos(limits.maxCentavos)}
        disabled={isDisabled}
        onPointerDown={() => {
          before.current = state;
        }}
        onPointerCancel={() => before.current && send({ type: 'amount.unmoved', before: before.current })}
        onChange={({ target }) => {
          const moved = centavosFromPesos(target.valueAsNumber);
          if (moved.ok) send({ type: 'amount.moved', amountCentavos: moved.value });
        }}
      />
    </Field>
  );
}
