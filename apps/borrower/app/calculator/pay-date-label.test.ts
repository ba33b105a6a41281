import { PAY_CYCLES, payDateOptions, plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { payDateLabel } from './pay-date-label.ts';

const first = (cycle: (typeof PAY_CYCLES)[number]) => {
  const [option] = payDateOptions(cycle, plainDate('2026-11-21'));
  return option && payDateLabel(cycle, option);
};

test('every pay cycle shows its pay day in its own way', () => {
  expect(PAY_CYCLES.map(first)).toEqual(['dom 22.11.2026', 'dom 22.11.2026', 'Días 5 y 20', 'Día 22']);
});
