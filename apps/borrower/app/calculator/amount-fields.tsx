import { type AmountLimits, amountWhileMoving, isSliderDisabled } from '@lender/calculator';
import { centavosFromPesos, formatWholePesos, pesosFromCentavos } from '@lender/money';
import { Field, MoneyInput, Slider, Text, VisuallyHidden } from '@lender/ui';
import type { KeyboardEvent } from 'react';
import { calculatorCopy } from './calculator.copy.es.ts';
import { CALCULATOR_FIELDS } from './calculator-form.ts';
import { type CalculatorSetting, limitsOn } from './calculator-setting.ts';
import type { CalculatorEvent, CalculatorState } from './calculator-state.ts';

export interface AmountFieldsProps {
  readonly setting: CalculatorSetting;
  readonly state: CalculatorState;
  readonly send: (event: CalculatorEvent) => void;
}

/** The amount, typed or moved: both show the same, by the lender's rules. */
export function AmountFields({ setting, state, send }: AmountFieldsProps) {
  const limits = limitsOn(setting, state.tab);
  const isDisabled = isSliderDisabled(limits);
  const leave = () => send({ type: 'amount.left' });
  const leaveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    leave();
  };
  return (
    <>
      <Field
        id="calculator-amount"
        label={calculatorCopy.amount}
        hint={isDisabled ? calculatorCopy.nothingAvailable : rangeText(limits)}
      >
        <MoneyInput
          name={CALCULATOR_FIELDS.amount}
          emphasis="strong"
          value={state.amountText}
          readOnly={isDisabled}
          onChange={({ target }) => send({ type: 'amount.typed', text: target.value })}
          onBlur={leave}
          onKeyDown={leaveOnEnter}
        />
      </Field>
      <div>
        <div role="status">{state.isAdjusted && <Adjusted limits={limits} amount={state.amountText} />}</div>
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
            onChange={({ target }) => {
              const moved = centavosFromPesos(target.valueAsNumber);
              if (moved.ok) send({ type: 'amount.moved', amountCentavos: moved.value });
            }}
          />
        </Field>
      </div>
    </>
  );
}

function Adjusted({ amount, limits }: { readonly amount: string; readonly limits: AmountLimits }) {
  return (
    <Text size="small">
      {calculatorCopy.adjusted} ${amount}. <VisuallyHidden>{rangeText(limits)}</VisuallyHidden>
    </Text>
  );
}

const rangeText = ({ minCentavos, maxCentavos, stepCentavos }: AmountLimits) => {
  const step = formatWholePesos(stepCentavos);
  const range = `${calculatorCopy.amountFrom} ${formatWholePesos(minCentavos)} ${calculatorCopy.amountTo} ${formatWholePesos(maxCentavos)}`;
  return `${range}, de ${step} ${calculatorCopy.amountStep} ${step}`;
};
