import { type AmountLimits, areLimitsValid, isSliderDisabled } from '@lender/calculator';
import { formatWholePesos } from '@lender/money';
import { Field, MoneyInput, Text, VisuallyHidden } from '@lender/ui';
import type { KeyboardEvent } from 'react';
import { AmountSlider } from './amount-slider.tsx';
import { calculatorCopy } from './calculator.copy.es.ts';
import { Pencil } from './pencil.tsx';
import { type CalculatorSetting, limitsOn } from './state/calculator-setting.ts';
import type { CalculatorEvent, CalculatorState } from './state/calculator-state.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';
import type { Folding } from './use-folding.ts';

export interface AmountFieldsProps {
  readonly setting: CalculatorSetting;
  readonly state: CalculatorState;
  readonly send: (event: CalculatorEvent) => void;
  readonly isDisabled: boolean;
  /** State of the collapsed amount, with the function that opens it. */
  readonly folding: Folding;
}

/** Shows the amount, typed or moved: both follow the lender's rules. Collapsed, it is one line with a pencil. */
export function AmountFields({ setting, state, send, isDisabled, folding }: AmountFieldsProps) {
  const limits = limitsOn(setting, state.tab);
  const isFixed = isDisabled || isSliderDisabled(limits) || !areLimitsValid(limits);
  const isFolded = !isFixed && folding.isFolded('amount');
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
        {...(!isFixed && !isFolded && { hint: rangeText(limits) })}
      >
        <MoneyInput
          autoComplete="transaction-amount"
          name={CALCULATOR_FIELDS.amount}
          emphasis="strong"
          value={state.amountText}
          readOnly={isFixed || isFolded}
          onChange={({ target }) => send({ type: 'amount.typed', text: target.value })}
          onBlur={leave}
          onKeyDown={leaveOnEnter}
        />
      </Field>
      {isFolded ? (
        <Pencil part="amount" opens="calculator-amount" folding={folding}>
          {calculatorCopy.changeAmount}
        </Pencil>
      ) : (
        <div>
          <div role="status">
            {state.isAdjusted && <Adjusted limits={limits} amount={state.amountText} />}
            {state.isUnread && <Text size="small">{`${calculatorCopy.unread} $${state.amountText}.`}</Text>}
          </div>
          <AmountSlider limits={limits} state={state} send={send} isDisabled={isFixed} />
        </div>
      )}
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
  return `${range}${calculatorCopy.amountEvery} ${step} ${calculatorCopy.amountStep} ${step}`;
};
