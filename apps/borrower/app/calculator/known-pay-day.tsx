import { payDateOptions } from '@lender/calculator';
import { Inline, Text } from '@lender/ui';
import { calculatorCopy } from './calculator.copy.es.ts';
import { payDateLabel } from './pay-date-label.ts';
import { PAY_DAY_IDS } from './pay-day-fields.tsx';
import { Pencil } from './pencil.tsx';
import type { CalculatorSetting } from './state/calculator-setting.ts';
import type { CalculatorState } from './state/calculator-state.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';
import type { Folding } from './use-folding.ts';

export interface KnownPayDayProps {
  readonly setting: CalculatorSetting;
  readonly state: CalculatorState;
  /** Opens the lists; without it the pay days are fixed. */
  readonly folding?: Folding | undefined;
}

/** Shows pay days that are not asked for: sent along, and in one line where they may be changed. */
export function KnownPayDay({ setting, state: { payCycle, payDates }, folding }: KnownPayDayProps) {
  const chosen = payCycle && payDateOptions(payCycle, setting.today).find(({ value }) => value === payDates);
  return (
    <>
      <input type="hidden" name={CALCULATOR_FIELDS.payCycle} value={payCycle ?? ''} />
      <input type="hidden" name={CALCULATOR_FIELDS.payDates} value={payDates} />
      {folding && payCycle && chosen && (
        <Inline space="s" justify="between">
          <Text as="span">
            {`${calculatorCopy.knownPayDay} ${calculatorCopy.payCycles[payCycle].toLowerCase()}: ${payDateLabel(payCycle, chosen)}`}
          </Text>
          <Pencil part="salary" opens={PAY_DAY_IDS.payCycle} folding={folding}>
            {calculatorCopy.changePayDay}
          </Pencil>
        </Inline>
      )}
    </>
  );
}
