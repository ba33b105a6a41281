import { expect, it } from 'vitest';
import { MX_STL_POLICY_2 } from '../decision/mx-stl-2.data.ts';
import { coolingOffDays } from './cooling-off-days.ts';
import { isCoolingOff } from './is-cooling-off.ts';

const rule = (change: object) => ({
  rules: MX_STL_POLICY_2.rules.map((each) => (each.reason === 'COOLING_OFF' ? { ...each, ...change } : each)),
});

it('the cooling-off days end on the first day on which a rejection no longer counts', () => {
  const days = coolingOffDays(MX_STL_POLICY_2);
  expect(days).toBe(30);
  expect([29, 30].map((day) => isCoolingOff(MX_STL_POLICY_2, day))).toEqual([true, false]);
});

it('there are no cooling-off days where the rule is off', () => {
  expect(coolingOffDays(rule({ enabled: false }))).toBe(0);
});

it('the cooling-off may last a leap year, and a longer one counts as endless', () => {
  expect(coolingOffDays(rule({ when: ['lt', 'daysSinceRejection', 366] }))).toBe(366);
  expect(coolingOffDays(rule({ when: ['lt', 'daysSinceRejection', 367] }))).toBeUndefined();
});

it('the cooling-off has no end where the rule has none', () => {
  expect(coolingOffDays(rule({ when: ['gte', 'daysSinceRejection', 0] }))).toBeUndefined();
});
