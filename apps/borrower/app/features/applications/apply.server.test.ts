import { createApplication, getActualApplication, updateApplication } from '@lender/contract';
import { centavos } from '@lender/money';
import { ApiError } from '@lender/sdk';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { sampleState } from '../../calculator/state/calculator-setting.sample.ts';
import { sampleApplication } from './application.sample.ts';
import { choiceOf, taskOf } from './applied-choice.ts';
import { changeApplied, openApplication } from './apply.server.ts';

const requested = { ...sampleState(), largerOfferWelcome: true, signals: {} };

test('the chosen loan is applied for once per rendered form', async () => {
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

test('the results of the page’s tools are sent with the application', async () => {
  const { call, made } = fakeCall(grants(createApplication, sampleApplication()));
  const signals = { captcha: { token: 't' }, iovation: { ioBB: 'b' }, hotjarUserId: 'h', juicySessionId: 'REF' };
  await openApplication(call, { ...requested, signals }, {});
  expect(made).toMatchObject([{ send: { body: signals } }]);
});

test.each(['application_already_open', 'details_missing'] as const)(
  'the refusal %s of an application lets the flow continue',
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
] as const)('the refusal %s of an application is returned', async (code) => {
  const { call } = fakeCall(refuses(createApplication, code));
  expect(await openApplication(call, requested, {})).toBe(code);
});

test('a server that breaks while applying is an error under its own name', async () => {
  const broken = async () => {
    throw new ApiError('ERP response 500 /application', { kind: 'server', status: 500, path: '/application' });
  };
  await expect(openApplication(broken as never, requested, {})).rejects.toThrow('ERP failed to create application');
});

describe('a client who applied already', () => {
  const applied = sampleApplication();
  const before = grants(getActualApplication, applied);
  const choice = { ...sampleState(), amountCentavos: centavos(150_000) };

  test('a client who applied already gets another amount, and nothing else of the application changes', async () => {
    const { call, made } = fakeCall(before, grants(updateApplication, applied));
    expect(await changeApplied(call, choice, new FormData())).toEqual(leadTo('/flow'));
    expect(made[1]).toMatchObject({
      endpoint: 'updateApplication',
      send: { params: { id: applied.id }, body: { amount: 150_000 } },
    });
  });

  test('a client who applied already sends nothing where the amount is the same', async () => {
    const { call, made } = fakeCall(before);
    const same = { ...choice, amountCentavos: applied.desiredLoanAmount };
    expect(await changeApplied(call, same, new FormData())).toEqual(leadTo('/flow'));
    expect(made).toHaveLength(1);
  });

  test('a client who applied already reads why an amount is refused, and sees it again', async () => {
    const { call } = fakeCall(before, refuses(updateApplication, 'cost_above_cap'));
    const shown = await changeApplied(call, choice, new FormData());
    expect(shown).toMatchObject({ to: expect.stringMatching(/amount=1500&.*problema=cost_above_cap/) });
  });

  test('a client who applied already continues with the flow when the decision came first', async () => {
    const { call } = fakeCall(before, refuses(updateApplication, 'illegal_transition'));
    expect(await changeApplied(call, choice, new FormData())).toEqual(leadTo('/flow'));
  });

  test('a client who applied already may not change the amount once the chosen pay day is no longer offered', () => {
    const selected = choiceOf(applied);
    if (!selected) throw new Error('the sample says how the client is paid');
    expect(selected).toMatchObject({ amountCentavos: 300_000, payDates: '2026-12-05,2026-12-20' });
    expect(taskOf(selected, { ...selected, amountCentavos: centavos(50_000) })).toBe('change');
    expect(taskOf(selected, { ...selected, payDates: '2026-12-10,2026-12-25' })).toBe('tooLate');
    expect(taskOf(undefined, selected)).toBe('apply');
    expect(taskOf(undefined, { ...selected, amountCentavos: centavos(0) })).toBe('nothing');
  });
});
