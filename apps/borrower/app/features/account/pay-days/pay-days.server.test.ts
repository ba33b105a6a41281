import { plainDate } from '@lender/calculator';
import { getCalculatorConfig, updateClient } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleConfig } from '../../../calculator/calculator-config.sample.ts';
import { sampleClient } from '../../../platform/client.sample.ts';
import { readPayDays, savePayDays } from './pay-days.server.ts';

const { call } = fakeCall(grants(getCalculatorConfig, sampleConfig()));
const paid = {
  salaryCycle: 'semi_monthly' as const,
  payDate: { ...sampleClient().payDate, referenceDate: plainDate('2026-11-30') },
};
const at = (search = '') => readPayDays(call, paid, `http://site.test/profile/pay-days${search}`);

test('the page of pay days begins with the client’s own, and shows the dates of another cycle on request', async () => {
  const own = await at();
  expect(own).toMatchObject({ cycle: 'semi_monthly', chosen: '2026-11-30,2026-12-15' });
  expect(own.dates).toHaveLength(5);
  const weekly = await at('?cycle=weekly');
  expect(weekly).toMatchObject({ cycle: 'weekly' });
  expect(weekly.dates).toHaveLength(7);
  expect(weekly.dates.map(({ value }) => value)).toContain(weekly.chosen);
  expect(await at('?cycle=yearly')).toMatchObject({ cycle: 'semi_monthly' });
});

test('the chosen pay days are stored, and the profile confirms it', async () => {
  const { call: api, made } = fakeCall(grants(updateClient, sampleClient()));
  const form = formOf({ cycle: 'weekly', dates: '2026-11-27,2026-12-04' });
  expect(await savePayDays(api, form)).toEqual(leadTo('/profile?listo=pay-days'));
  const payDates = { first_repayment_option: '2026-11-27', second_repayment_option: '2026-12-04' };
  expect(made).toMatchObject([{ send: { body: { pay: { salaryCycle: 'weekly', payDates } } } }]);
});

test('pay dates that have passed meanwhile, and missing ones, are reported at the dates', async () => {
  const { call: api } = fakeCall(refuses(updateClient, 'pay_dates_invalid', { field: 'pay.payDates' }));
  const old = await savePayDays(api, formOf({ cycle: 'weekly', dates: '2026-11-20,2026-11-27' }));
  expect(old).toMatchObject({ status: 422, data: { fields: { dates: 'pay_dates_invalid' } } });
  const none = await savePayDays(fakeCall().call, formOf({ cycle: 'weekly', dates: '' }));
  expect(none).toMatchObject({ data: { fields: { dates: 'required' } } });
});
