import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { REFERENCE_SERVICING } from './reference-servicing.data.ts';
import type { ServicingPolicy } from './servicing-policy.ts';
import { validateServicingPolicy } from './validate-servicing-policy.ts';

const { extensions, caps } = REFERENCE_SERVICING;
const [cheap, , , expensive] = extensions.tariffs;
if (!cheap || !expensive) throw new Error('both kinds are sold');

const problemsOf = (policy: ServicingPolicy) => {
  const checked = validateServicingPolicy(policy);
  return checked.ok ? [] : checked.problem.problems;
};

describe('the rules of servicing', () => {
  test('the reference rules of servicing are sound', () => {
    expect(problemsOf(REFERENCE_SERVICING)).toEqual([]);
  });

  test('rules of servicing with interest and a fee for the same delay are refused', () => {
    const both = { kind: 'fee', graceDays: 1, feeCentavos: centavos(20_000), annualRate: '2.70', maxDays: 90 } as const;
    expect(problemsOf({ ...REFERENCE_SERVICING, late: both })).toEqual([{ code: 'late_charged_twice' }]);
  });

  test.each([
    { kind: 'none' },
    { kind: 'fee', graceDays: 0, feeCentavos: centavos(20_000) },
    { kind: 'interest', graceDays: 1, annualRate: '2.70', maxDays: 90 },
  ] as const)('rules of servicing may charge for a delay by $kind', (late) => {
    expect(problemsOf({ ...REFERENCE_SERVICING, late })).toEqual([]);
  });

  test.each<[string, Partial<ServicingPolicy>, unknown]>([
    ['a calendar nobody published', { calendar: 'cnbv-1999' }, { code: 'calendar_unknown', calendar: 'cnbv-1999' }],
    [
      'a cheap extension without a price',
      { extensions: { ...extensions, tariffs: [expensive] } },
      { code: 'tariff_missing', kind: 'cheap' },
    ],
    [
      'an expensive extension without a price',
      { extensions: { ...extensions, tariffs: [cheap] } },
      { code: 'tariff_missing', kind: 'expensive' },
    ],
    [
      'two prices for one extension',
      { extensions: { ...extensions, tariffs: [...extensions.tariffs, { ...cheap, commissionRate: '0.5' }] } },
      { code: 'tariff_twice', kind: 'cheap', days: 7 },
    ],
    [
      'more cheap extensions than there are',
      { extensions: { ...extensions, cheapCount: 4 } },
      { code: 'cheap_above_maximum' },
    ],
    ['a cap that forbids every charge', { caps: { ...caps, dailyShare: '0' } }, { code: 'cap_not_positive' }],
    [
      'a rate that is no number',
      { late: { kind: 'interest', graceDays: 1, annualRate: '270 %', maxDays: 90 } },
      { code: 'not_a_decimal', text: '270 %' },
    ],
  ])('rules of servicing are refused with %s', (_, change, problem) => {
    expect(problemsOf({ ...REFERENCE_SERVICING, ...change })).toEqual([problem]);
  });

  test('rules of servicing need no price of extensions where none are sold', () => {
    const none = { ...extensions, maxCount: 0, cheapCount: 0, tariffs: [] };
    expect(problemsOf({ ...REFERENCE_SERVICING, extensions: none })).toEqual([]);
  });
});
