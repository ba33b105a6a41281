import { completeStepFour } from '@lender/contract';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { addressForm } from './address.server.ts';

const typed = {
  region: '14',
  city: '39',
  postalCode: '44100',
  district: 'Centro',
  street: ' Av.  Juárez ',
  exteriorNumber: 'S/N',
  interiorNumber: '',
};

test('the state and the city of an address are sent by number', async () => {
  const { call, made } = fakeCall(refuses(completeStepFour, 'invalid_input', { field: 'address.cityId' }));
  const answer = await submitForm(addressForm, formOf(typed), call);
  expect(made[0]?.send).toEqual({
    body: {
      address: {
        regionId: 14,
        cityId: 39,
        postalCode: '44100',
        district: 'Centro',
        street: 'Av. Juárez',
        exteriorNumber: 'S/N',
      },
    },
  });
  expect(answer).toMatchObject({ problem: { fields: { city: 'invalid_input' } } });
});

test('an empty address form reports every field but the optional one', async () => {
  const { call } = fakeCall();
  const answer = await submitForm(addressForm, formOf({}), call);
  const required = Object.keys(typed).filter((field) => field !== 'interiorNumber');
  expect(answer).toMatchObject({
    problem: { fields: Object.fromEntries(required.map((field) => [field, 'required'])) },
  });
  expect(answer).not.toHaveProperty('problem.fields.interiorNumber');
});
