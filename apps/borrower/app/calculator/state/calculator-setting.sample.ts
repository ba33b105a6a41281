import { type PayCycle, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import type { ReadyChoice } from './calculator-choice.ts';
import type { Calculating, CalculatorSetting } from './calculator-setting.ts';
import { type CalculatorState, startState } from './calculator-state.ts';

/** Returns limits for tests: a first loan up to $3000, others up to $8000, in steps of $100. */
export const sampleSetting = (visitor: Calculating = { kind: 'guest' }): CalculatorSetting => ({
  amounts: {
    minMainCentavos: centavos(50_000),
    minAdditionalCentavos: centavos(30_000),
    maxCentavos: centavos(800_000),
    stepCentavos: centavos(10_000),
    first: { minCentavos: centavos(50_000), maxCentavos: centavos(300_000) },
    repeated: { minCentavos: centavos(50_000), maxCentavos: centavos(800_000) },
  },
  visitor,
  today: plainDate('2026-11-21'),
  known: {},
  isFirstLoanOnly: false,
});

/** Returns the calculator as a visitor opens it in tests: new client, $2000, paid every fortnight. */
export function sampleState(
  setting = sampleSetting(),
  payCycle: PayCycle = 'semi_monthly',
): CalculatorState & ReadyChoice {
  return { ...startState(setting, { tab: 0, amountCentavos: centavos(200_000), payCycle, payDates: '' }), payCycle };
}
