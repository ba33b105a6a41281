import { completeStepTwo } from '@lender/contract';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { detailsForm } from './details.server.ts';

const refused = refuses(completeStepTwo, 'under_age', { field: 'nationalIdentificator' });

test('names and CURP are tidied, and empty fields are not sent', async () => {
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

test('a name needs more than one letter, and must not contain digits', async () => {
  const { call } = fakeCall();
  const form = formOf({ firstName: 'A', middleName: 'B', lastName: 'R0bles', curp: 'x' });
  expect(await submitForm(detailsForm, form, call)).toMatchObject({
    problem: { fields: { firstName: 'invalid', middleName: 'invalid', lastName: 'invalid' } },
  });
});

test.each([
  ['05/28/1990', '1990-05-28'],
  ['5-28-1990', '1990-05-28'],
  ['1990-05-28', '1990-05-28'],
])('a birth date that is typed %s is sent as %s', async (birthDate, sent) => {
  const { call, made } = fakeCall(refuses(completeStepTwo, 'birth_date_invalid', { field: 'birthDate' }));
  const typed = { firstName: 'Ana', lastName: 'Robles', curp: 'MOTR930411HJCRMN03', birthDate };
  expect(await submitForm(detailsForm, formOf(typed), call)).toMatchObject({
    problem: { fields: { birthDate: 'birth_date_invalid' }, values: { birthDate } },
  });
  expect(made[0]?.send).toMatchObject({ body: { birthDate: sent } });
});

test('a birth date that is no day is not sent, and stays in its field', async () => {
  const { call, made } = fakeCall();
  const typed = { firstName: 'Ana', lastName: 'Robles', curp: 'MOTR930411HJCRMN03', birthDate: '28/05/1990' };
  expect(await submitForm(detailsForm, formOf(typed), call)).toMatchObject({
    problem: { fields: { birthDate: 'invalid' }, values: { birthDate: '28/05/1990' } },
  });
  expect(made).toEqual([]);
});
