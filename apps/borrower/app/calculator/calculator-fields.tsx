import { Button, useHydrated } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { AmountFields } from './amount-fields.tsx';
import { calculatorCopy } from './calculator.copy.es.ts';
import { ClientTabs } from './client-tabs.tsx';
import { RaisedNotice } from './raised-notice.tsx';
import { SalaryFields } from './salary-fields.tsx';
import type { CalculatorSetting } from './state/calculator-setting.ts';
import type { CalculatorEvent, CalculatorState } from './state/calculator-state.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';
import type { Folding } from './use-folding.ts';

export interface CalculatorFieldsProps {
  readonly setting: CalculatorSetting;
  readonly state: CalculatorState;
  readonly send: (event: CalculatorEvent) => void;
  readonly folding: Folding;
  /** Amount with which the page was rendered. */
  readonly initialText: string;
  readonly formKey: string | undefined;
  readonly isDisabled: boolean;
  readonly hideSalary: boolean;
  /** Present with a slider for the term; the shown price is for so many days. */
  readonly term: { readonly days: number | undefined } | undefined;
}

/** Shows all fields of the calculator, the hidden ones included. */
export function CalculatorFields({ initialText, formKey, hideSalary, term, ...rest }: CalculatorFieldsProps) {
  const { setting, state, send, folding, isDisabled } = rest;
  const isHydrated = useHydrated();
  const isGuest = setting.visitor.kind === 'guest';
  return (
    <>
      {isGuest && !setting.isFirstLoanOnly && <ClientTabs tab={state.tab} send={send} />}
      <AmountFields setting={setting} state={state} send={send} isDisabled={isDisabled} folding={folding} />
      {/* Read aloud when it appears. */}
      {isGuest && <div role="status">{state.isRaised && <RaisedNotice setting={setting} send={send} />}</div>}
      <SalaryFields {...rest} isHidden={hideSalary} term={term} />
      <input type="hidden" name={CALCULATOR_FIELDS.initial} value={initialText} />
      {setting.isFirstLoanOnly && <input type="hidden" name={CALCULATOR_FIELDS.limit} value="first" />}
      {folding.opened.map((part) => (
        <input key={part} type="hidden" name={CALCULATOR_FIELDS.open} value={part} />
      ))}
      {formKey && <FormKey value={formKey} />}
      {!isHydrated && !isDisabled && (
        <Button type="submit" tone="secondary" width="full">
          {calculatorCopy.refresh}
        </Button>
      )}
    </>
  );
}
