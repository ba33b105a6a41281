import type { CalculatorTab } from '@lender/calculator';
import { RadioGroup } from '@lender/ui';
import { memo } from 'react';
import { calculatorCopy } from './calculator.copy.es.ts';
import type { CalculatorEvent } from './state/calculator-state.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';

export interface ClientTabsProps {
  readonly tab: CalculatorTab;
  readonly send: (event: CalculatorEvent) => void;
}

/** New client or known client. Radios and not tabs: what is chosen travels with the form. */
export const ClientTabs = memo(({ tab, send }: ClientTabsProps) => (
  <RadioGroup
    id="calculator-tab"
    name={CALCULATOR_FIELDS.tab}
    legend={calculatorCopy.kind}
    isLegendHidden
    look="segmented"
    value={String(tab)}
    onChange={(value) => send({ type: 'tab.chosen', tab: value === '1' ? 1 : 0 })}
    options={[
      { value: '0', label: calculatorCopy.newClient },
      { value: '1', label: calculatorCopy.repeatedClient },
    ]}
  />
));
