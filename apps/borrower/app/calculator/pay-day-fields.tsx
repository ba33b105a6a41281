import { PAY_CYCLES, type PlainDate, payDateOptions } from '@lender/calculator';
import { Columns, Field, Select } from '@lender/ui';
import { memo } from 'react';
import { calculatorCopy } from './calculator.copy.es.ts';
import { payDateLabel } from './pay-date-label.ts';
import type { CalculatorEvent, CalculatorState } from './state/calculator-state.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';

export interface PayDayFieldsProps extends Pick<CalculatorState, 'payCycle' | 'payDates' | 'isChecked'> {
  readonly today: PlainDate;
  readonly send: (event: CalculatorEvent) => void;
  readonly isDisabled: boolean;
}

/** Ids of the two lists: an empty one takes the focus when the calculator is sent. */
export const PAY_DAY_IDS = { payCycle: 'calculator-cycle', payDate: 'calculator-dates' } as const;

/**
 * Shows the fields for how often the client is paid, and, once that is chosen, when next: the loan is due on a pay day.
 */
export const PayDayFields = memo(({ payCycle, ...rest }: PayDayFieldsProps) => {
  const { isChecked, send, isDisabled } = rest;
  const { missing } = calculatorCopy;
  return (
    <Columns count={2} space="s">
      <Field
        id={PAY_DAY_IDS.payCycle}
        label={calculatorCopy.payCycle}
        {...(isChecked && !payCycle && { error: missing.payCycle })}
      >
        <Select
          name={CALCULATOR_FIELDS.payCycle}
          value={payCycle ?? ''}
          placeholder={calculatorCopy.choose}
          disabled={isDisabled}
          options={PAY_CYCLES.map((cycle) => ({ value: cycle, label: calculatorCopy.payCycles[cycle] }))}
          onChange={({ target }) => send({ type: 'cycle.chosen', payCycle: target.value })}
        />
      </Field>
      {payCycle && <PayDateField {...rest} payCycle={payCycle} />}
    </Columns>
  );
});

interface PayDateFieldProps extends PayDayFieldsProps {
  readonly payCycle: NonNullable<CalculatorState['payCycle']>;
}

function PayDateField({ today, payCycle, payDates, isChecked, send, isDisabled }: PayDateFieldProps) {
  const { missing, choose } = calculatorCopy;
  const options = payDateOptions(payCycle, today);
  return (
    <Field
      id={PAY_DAY_IDS.payDate}
      label={calculatorCopy.payDate}
      {...(isChecked && !payDates && { error: missing.payDate })}
    >
      <Select
        name={CALCULATOR_FIELDS.payDates}
        value={payDates}
        {...(!payDates && { placeholder: choose })}
        disabled={isDisabled}
        options={options.map((option) => ({ value: option.value, label: payDateLabel(payCycle, option) }))}
        onChange={({ target }) => send({ type: 'dates.chosen', payDates: target.value })}
      />
    </Field>
  );
}
