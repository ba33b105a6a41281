import { completeStepTwo } from '@lender/contract';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { detailsForm } from './details.server.ts';

const refused = refuses(completeStepTwo, 'under_age', { field: 'nationalIdentificator' });

test('names and CURP are tidied, and what is left out is not sent', async () => {
  const { call, made } = fakeCall(refused);
  const form = formOf({
    firstName: ' Ana  Sofía ',
    middleName: ' ',
    lastName: 'Robles',
    curp: 'motr 930411 hjcrmn 03',
  });
  const answer = await submitForm(detailsForm, form, call);
  expect(made[0]?.send).toEqual({
    body: { firstName: 'Ana Sofía', lastName: 'Robles', nationalIdentificator: 'MOTR930411HJCRMN03' },
  });
  expect(answer).toMatchObject({
    problem: { fields: { curp: 'under_age' }, values: { curp: 'motr 930411 hjcrmn 03' } },
  });
});

test('one letter is no name, and digits are none', async () => {
  const { call } = fakeCall();
  const form = formOf({ firstName: 'A', middleName: 'B', lastName: 'R0bles', curp: 'x' });
  expect(await submitForm(detailsForm, form, call)).toMatchObject({
    problem: { fields: { firstName: 'invalid', middleName: 'invalid', lastName: 'invalid' } },
  });
});
