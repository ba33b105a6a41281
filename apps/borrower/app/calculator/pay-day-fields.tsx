import { PAY_CYCLES, type PlainDate, payDateOptions } from '@lender/calculator';
import { Columns, Field, Select } from '@lender/ui';
import { calculatorCopy } from './calculator.copy.es.ts';
import { CALCULATOR_FIELDS } from './calculator-form.ts';
import type { CalculatorEvent, CalculatorState } from './calculator-state.ts';
import { payDateLabel } from './pay-date-label.ts';

export interface PayDayFieldsProps {
  readonly today: PlainDate;
  readonly state: CalculatorState;
  readonly send: (event: CalculatorEvent) => void;
}

/** How often the client is paid, and when next: the loan is due on a pay day. */
export function PayDayFields({ today, state: { payCycle, payDates }, send }: PayDayFieldsProps) {
  const dates = payDateOptions(payCycle, today);
  return (
    <Columns count={2} space="s">
      <Field id="calculator-cycle" label={calculatorCopy.payCycle}>
        <Select
          name={CALCULATOR_FIELDS.payCycle}
          value={payCycle}
          options={PAY_CYCLES.map((cycle) => ({ value: cycle, label: calculatorCopy.payCycles[cycle] }))}
          onChange={({ target }) => send({ type: 'cycle.chosen', payCycle: target.value })}
        />
      </Field>
      <Field id="calculator-dates" label={calculatorCopy.payDate}>
        <Select
          name={CALCULATOR_FIELDS.payDates}
          value={payDates}
          options={dates.map((option) => ({ value: option.value, label: payDateLabel(payCycle, option) }))}
          onChange={({ target }) => send({ type: 'dates.chosen', payDates: target.value })}
        />
      </Field>
    </Columns>
  );
}
