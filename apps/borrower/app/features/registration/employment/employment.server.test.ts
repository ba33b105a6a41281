import { completeStepThree } from '@lender/contract';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { employmentForm } from './employment.server.ts';

const typed = {
  employmentStatus: 'employed',
  employmentPosition: 'office',
  companyName: 'La  Espiga ',
  sinceMonth: '03',
  sinceYear: '2020',
  monthlyIncome: '$ 12,500',
  monthlyObligations: '0',
  workPhone: '+52 55 1234 5678',
};

test('pesos as people write them are sent as centavos, and month and year as the first of the month', async () => {
  const { call, made } = fakeCall(refuses(completeStepThree, 'invalid_input', { field: 'employedSince' }));
  const answer = await submitForm(employmentForm, formOf(typed), call);
  expect(made[0]?.send).toEqual({
    body: {
      employmentStatus: 'employed',
      employmentPosition: 'office',
      companyName: 'La Espiga',
      employedSince: '2020-03-01',
      monthlyIncome: 1_250_000,
      monthlyObligations: 0,
      workPhone: '5512345678',
    },
  });
  expect(answer).toMatchObject({ problem: { fields: { sinceMonth: 'invalid_input' } } });
});

test.each([
  ['monthlyIncome', '', 'required'],
  ['monthlyIncome', '12.5', 'invalid'],
  ['monthlyIncome', '0', 'invalid'],
  ['monthlyObligations', '-1', 'invalid'],
  ['sinceMonth', '', 'required'],
  ['workPhone', '123', 'invalid'],
  ['companyName', 'X', 'invalid'],
])('the field %s with %j is %s', async (field, text, code) => {
  const { call } = fakeCall();
  const answer = await submitForm(employmentForm, formOf({ ...typed, [field]: text }), call);
  expect(answer).toMatchObject({ problem: { fields: { [field]: code } } });
});

test('a missing year is reported at the question of when the work began', async () => {
  const { call } = fakeCall();
  const answer = await submitForm(employmentForm, formOf({ ...typed, sinceYear: '' }), call);
  expect(answer).toMatchObject({ problem: { fields: { sinceMonth: 'invalid' } } });
});
