import { addDays, type PlainDate, payDateOptions, REFERENCE_PRICING } from '@lender/calculator';
import { describe, expect, test } from 'vitest';
import { arePayDatesUsable, isOtherPhone } from './update-client.policy.ts';

const OWN = '5512345678';
const TODAY = '2026-11-21' as PlainDate;

test.each([
  ['the own phone', OWN, false],
  ['the own phone with the country', `52${OWN}`, false],
  ['the own phone with the country and the mobile’s 1', `521${OWN}`, false],
  ['the own phone as it is dialled in the country', `045${OWN}`, false],
  ['a neighbour’s', '5512345679', true],
  ['a short one', '12345678', true],
])('a phone counts as another one than the client’s own: %s: %s', (_, alternate, isOther) => {
  expect(isOtherPhone(alternate, OWN)).toBe(isOther);
});

describe('pay dates', () => {
  const usable = (cycle: 'weekly' | 'monthly', payDates: readonly [PlainDate, PlainDate]) =>
    arePayDatesUsable(REFERENCE_PRICING, { cycle, payDates, today: TODAY });

  test.each(['weekly', 'monthly'] as const)('the pay dates that the calculator offers %s can be used', (cycle) => {
    for (const { firstDate, secondDate } of payDateOptions(cycle, TODAY))
      expect(usable(cycle, [firstDate, secondDate])).toBe(true);
  });

  test('pay dates that do not follow each other cannot be used', () => {
    expect(usable('weekly', [addDays(TODAY, 3), addDays(TODAY, 11)])).toBe(false);
  });

  test('pay dates that are years away cannot be used', () => {
    expect(usable('monthly', ['2099-01-15' as PlainDate, '2099-02-15' as PlainDate])).toBe(false);
  });
});
