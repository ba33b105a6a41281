import { plainDate } from '@lender/calculator';
import { completeStepFour, completeStepThree, completeStepTwo } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import type { Saved as Registration } from '../../journey/read-saved-answers.server.ts';
import { addressForm, savedAddress } from './address/address.server.ts';
import { detailsForm, savedDetails } from './details/details.server.ts';
import { employmentForm, savedEmployment } from './employment/employment.server.ts';
import { referenceForm, savedReference } from './reference/reference.server.ts';

const registration = {
  details: {
    firstName: 'José',
    lastName: 'Núñez',
    secondLastName: 'Ñuño',
    nationalIdentificator: 'MOTR930411HJCRMN03',
  },
  employment: {
    employmentStatus: 'employed',
    employmentPosition: 'employed.office',
    companyName: 'Papelería El Sol',
    employedSince: plainDate('2019-03-01'),
    monthlyIncome: centavos(1_200_000),
    monthlyObligations: centavos(0),
    workPhone: '5544443333',
  },
  address: {
    regionId: 14,
    cityId: 39,
    district: 'Centro',
    street: 'Av. Juárez',
    exteriorNumber: 'S/N',
    interiorNumber: '4B',
    postalCode: '44100',
  },
  reference: { fullName: 'Luis Pérez', phone: '5598765432', relationship: 'friend' },
  bankAccount: null,
} as const satisfies Registration;

const steps = [completeStepTwo, completeStepThree, completeStepFour] as const;
/** The day of birth is read from the CURP in which it was entered. */
const born = { ...registration.details, birthDate: '1993-04-11' };
const { employment, address, reference } = registration;

test.each([
  ['details', (call: Call) => submitForm(detailsForm, formOf({ ...savedDetails(registration) }), call), born],
  [
    'employment',
    (call: Call) => submitForm(employmentForm, formOf({ ...savedEmployment(registration) }), call),
    employment,
  ],
  ['address', (call: Call) => submitForm(addressForm, formOf({ ...savedAddress(registration) }), call), { address }],
  [
    'reference',
    (call: Call) => submitForm(referenceForm, formOf({ ...savedReference(registration) }), call),
    { reference },
  ],
] as const)('%s that is opened again and sent unchanged sends the saved answers', async (_, send, body) => {
  const { call, made } = fakeCall(...steps.map((step) => refuses(step, 'illegal_transition')));
  await send(call);
  expect(made[0]?.send).toEqual({ body });
});

test('a step without saved answers is shown empty', () => {
  const nothing = { details: null, employment: null, address: null, reference: null, bankAccount: null };
  const saved = [savedDetails(nothing), savedEmployment(nothing), savedAddress(nothing), savedReference(nothing)];
  expect(saved).toEqual([undefined, undefined, undefined, undefined]);
});
