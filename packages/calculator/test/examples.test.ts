import { readFileSync } from 'node:fs';
import * as money from '@lender/money';
import { testExamples } from '@lender/vitest/examples';
import { expect, test } from 'vitest';
import * as calendar from '../src/calendar.ts';
import * as explain from '../src/explain.ts';
import * as door from '../src/index.ts';
import * as usAnnualRate from '../src/us-annual-rate.ts';

const root = new URL('..', import.meta.url);

testExamples({ root, names: { ...money, ...door, ...calendar, ...explain, ...usAnnualRate } });

test.each(['README.md', 'README.es.md'])('%s names every problem code', (name) => {
  const readme = readFileSync(new URL(name, root), 'utf8');
  const codes = ['not_a_date', 'not_a_pay_cycle', 'pay_dates_invalid', 'no_pay_date_in_term', 'principal_not_positive'];
  const refused = [
    'principal_out_of_range',
    'payout_date_out_of_range',
    'pricing_invalid',
    'discount_invalid',
    'no_working_day',
  ];
  for (const code of [...codes, ...refused, 'amount_out_of_limits', 'amount_off_step', 'no_rate', 'rates_too_close']) {
    expect(readme).toContain(`| \`${code}\``);
  }
});
