import { formatWholePesos } from '@lender/money';
import { Button, Notice, useHydrated } from '@lender/ui';
import { calculatorCopy } from './calculator.copy.es.ts';
import { type CalculatorSetting, limitsOn } from './state/calculator-setting.ts';
import type { CalculatorEvent } from './state/calculator-state.ts';

export interface RaisedNoticeProps {
  readonly setting: CalculatorSetting;
  readonly send: (event: CalculatorEvent) => void;
}

/** Says why the choice became that of a known client, and leads back to what a new one may borrow. */
export function RaisedNotice({ setting, send }: RaisedNoticeProps) {
  const isHydrated = useHydrated();
  const firstMax = formatWholePesos(limitsOn(setting, 0).maxCentavos);
  const [lower, asNew] = calculatorCopy.lower;
  return (
    <Notice
      tone="info"
      // Without JavaScript the tab above does the same.
      {...(isHydrated && {
        action: (
          <Button type="button" tone="secondary" size="small" onClick={() => send({ type: 'tab.chosen', tab: 0 })}>
            {`${lower} ${firstMax} ${asNew}`}
          </Button>
        ),
      })}
    >
      {`${calculatorCopy.raised} ${firstMax}. ${calculatorCopy.raisedWhy}`}
    </Notice>
  );
}
