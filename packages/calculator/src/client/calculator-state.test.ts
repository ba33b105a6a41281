import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { isCalculatorDisabled, isCalculatorHidden, isOfferReady, submitTarget } from './calculator-state.ts';

const idle = {
  hasActualApplication: false,
  hasActiveRefinancing: false,
  isEditable: false,
  isIncreasePending: false,
};

test.each([
  ['nothing is under way', idle, false],
  ['an application is under way', { ...idle, hasActualApplication: true }, true],
  ['a refinancing is under way', { ...idle, hasActiveRefinancing: true }, true],
  ['an application is being edited', { ...idle, hasActualApplication: true, isEditable: true }, false],
  ['an increase waits during a refinancing', { ...idle, hasActiveRefinancing: true, isIncreasePending: true }, false],
])('the calculator is disabled when %s: %j', (_when, client, isDisabled) => {
  expect(isCalculatorDisabled(client)).toBe(isDisabled);
});

test.each([
  [undefined, undefined, true],
  [0, undefined, true],
  [100_000, undefined, false],
  [100_000, 2, false],
  [100_000, 1, true],
  [100_000, -3, true],
])(
  'the calculator with %j centavos and %j days to the repayment is hidden: %j',
  (amount, repaymentDueDays, isHidden) => {
    const amountCentavos = amount === undefined ? undefined : centavos(amount);
    expect(isCalculatorHidden({ amountCentavos, repaymentDueDays })).toBe(isHidden);
  },
);

test('an offer needs both the cycle and the dates', () => {
  expect(isOfferReady({ payCycle: 'weekly', payDates: '2026-11-22,2026-11-29' })).toBe(true);
  expect(isOfferReady({ payCycle: 'weekly', payDates: '' })).toBe(false);
  expect(isOfferReady({ payCycle: undefined, payDates: '2026-11-22,2026-11-29' })).toBe(false);
});

test.each([
  [true, 0, 'application_apply'],
  [true, 1, 'application_apply'],
  [false, 1, 'login'],
  [false, 0, 'registration'],
] as const)('the button leads, signed in %j on tab %d, to %s', (isAuthorised, tab, target) => {
  expect(submitTarget({ isAuthorised, tab })).toBe(target);
});
