import { completeStepFour } from '@lender/contract';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { referenceForm } from './reference.server.ts';

test("a refusal of the client's own phone is shown at the phone field", async () => {
  const { call } = fakeCall(refuses(completeStepFour, 'invalid_input', { field: 'reference.phone' }));
  const form = formOf({ fullName: 'Luis  Pérez', phone: '55 1234 5678', relationship: 'friend' });
  expect(await submitForm(referenceForm, form, call)).toMatchObject({
    problem: { fields: { phone: 'invalid_input' } },
  });
});

test.each(['Luis', ' Luis ', 'Luis 2'])('%j is refused as a person’s name', async (fullName) => {
  const { call } = fakeCall();
  const answer = await submitForm(
    referenceForm,
    formOf({ fullName, phone: '5512345678', relationship: 'friend' }),
    call,
  );
  expect(answer).toMatchObject({ problem: { fields: { fullName: 'invalid' } } });
});
