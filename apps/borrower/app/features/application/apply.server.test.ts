import { createApplication } from '@lender/contract';
import { ApiError } from '@lender/sdk';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleState } from '../../calculator/calculator-setting.sample.ts';
import { sampleApplication } from './application.sample.ts';
import { openApplication } from './apply.server.ts';

const requested = { ...sampleState(), largerOfferWelcome: true };

test('what is chosen is applied for, once per rendered form', async () => {
  const { call, made } = fakeCall(grants(createApplication, sampleApplication()));
  expect(await openApplication(call, requested, { idempotencyKey: 'key-of-this-page' })).toBe('created');
  expect(made).toEqual([
    {
      endpoint: 'createApplication',
      send: {
        body: {
          salaryCycle: 'semi_monthly',
          payDates: { first_repayment_option: '2026-12-05', second_repayment_option: '2026-12-20' },
          loanAmount: 200_000,
          paymentMethod: 'bank_transfer',
          largerOfferWelcome: true,
        },
      },
      options: { idempotencyKey: 'key-of-this-page' },
    },
  ]);
});

test.each(['application_already_open', 'details_missing'] as const)(
  '%s is for the flow to go on with',
  async (code) => {
    const { call } = fakeCall(refuses(createApplication, code));
    expect(await openApplication(call, requested, {})).toBe('created');
  },
);

test.each([
  'client_cannot_apply',
  'consent_missing',
  'amount_out_of_limits',
  'pay_dates_invalid',
  'rate_limited',
] as const)('%s is told', async (code) => {
  const { call } = fakeCall(refuses(createApplication, code));
  expect(await openApplication(call, requested, {})).toBe(code);
});

test('a server that breaks is an error under its own name', async () => {
  const broken = async () => {
    throw new ApiError('ERP response 500 /application', { kind: 'server', status: 500, path: '/application' });
  };
  await expect(openApplication(broken as never, requested, {})).rejects.toThrow('ERP failed to create application');
});
