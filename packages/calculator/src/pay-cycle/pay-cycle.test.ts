import { expect, test } from 'vitest';
import { defaultPayCycle, isPayCycle, PAY_CYCLES, parsePayCycle } from './pay-cycle.ts';

test.each(PAY_CYCLES)('%s is a pay cycle and stays the default of a client who has it', (cycle) => {
  expect(isPayCycle(cycle)).toBe(true);
  expect(parsePayCycle(cycle)).toEqual({ ok: true, value: cycle });
  expect(defaultPayCycle(cycle)).toBe(cycle);
});

test.each(['daily', 'WEEKLY', '', null, undefined, 0, 'toString'])(
  '%j is no pay cycle, and weekly takes its place',
  (value) => {
    expect(parsePayCycle(value)).toEqual({ ok: false, problem: { code: 'not_a_pay_cycle' } });
    expect(defaultPayCycle(value)).toBe('weekly');
  },
);
