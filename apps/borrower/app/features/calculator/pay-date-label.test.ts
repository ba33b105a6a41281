import { PAY_CYCLES, payDateOptions, plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { payDateLabel } from './pay-date-label.ts';

const first = (cycle: (typeof PAY_CYCLES)[number]) => {
  const [option] = payDateOptions(cycle, plainDate('2026-11-21'));
  return option && payDateLabel(cycle, option);
};

test('every cycle tells its pay day in its own way, with the date', () => {
  expect(PAY_CYCLES.map(first)).toEqual([
    'domingo 22.11.2026',
    'domingo 22.11.2026',
    '5 y 20 · 05.12.2026',
    'día 22 · 22.11.2026',
  ]);
});
