import { expect, test } from 'vitest';
import { plainDate } from '../date/plain-date.ts';
import { defaultPayDateOption } from './default-pay-date-option.ts';
import { payDateOptions } from './pay-date-options.ts';

const options = payDateOptions('weekly', plainDate('2026-11-21'));

test.each([
  ['the first for a visitor', {}, '2026-11-22'],
  ['the second for a client with a cycle', { savedSalaryCycle: 'monthly' }, '2026-11-23'],
  [
    'the next pay date when it is offered',
    { nextPayDate: plainDate('2026-11-26'), savedSalaryCycle: 'weekly' },
    '2026-11-26',
  ],
  [
    'the second when the next pay date has passed',
    { nextPayDate: plainDate('2026-11-20'), savedSalaryCycle: 'weekly' },
    '2026-11-23',
  ],
  ['the first when nothing is saved but a date out of reach', { nextPayDate: plainDate('2027-01-01') }, '2026-11-22'],
])('the default is %s', (_which, known, firstDate) => {
  expect(defaultPayDateOption(options, known).firstDate).toBe(firstDate);
});
