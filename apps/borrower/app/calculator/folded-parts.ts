import type { FoldedPart } from './state/calculator-form.ts';
import { type CalculatorSetting, isSalaryKnown } from './state/calculator-setting.ts';
import type { CalculatorState } from './state/calculator-state.ts';

interface Folds {
  readonly setting: CalculatorSetting;
  readonly initial: CalculatorState;
  readonly mode?: 'full' | 'compact';
  readonly autoHideSalary?: boolean;
}

/**
 * Returns the parts of a calculator that are rendered folded away: the amount of a compact one, and pay days that are
 * known.
 */
export function foldedParts({ setting, initial, mode, autoHideSalary }: Folds): readonly FoldedPart[] {
  const parts: FoldedPart[] = [];
  if (mode === 'compact') parts.push('amount');
  if (autoHideSalary && isSalaryKnown(setting, initial)) parts.push('salary');
  return parts;
}
