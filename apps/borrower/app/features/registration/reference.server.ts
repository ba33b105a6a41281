import { completeStepFour } from '@lender/contract';
import { defineForm } from '../../forms/form-definition.ts';
import { phoneDigits } from '../../forms/phone-digits.ts';
import { tidyLine } from '../../forms/tidy-line.ts';
import { REFERENCE_FIELDS } from './reference.ts';

export const referenceForm = defineForm({
  fields: REFERENCE_FIELDS,
  fieldOf: {
    'reference.fullName': 'fullName',
    'reference.phone': 'phone',
    'reference.relationship': 'relationship',
  },
  body: completeStepFour.body,
  bodyOf: ({ fullName, phone, relationship }) => ({
    reference: { fullName: tidyLine(fullName), phone: phoneDigits(phone), relationship },
  }),
  send: (call, body) => call(completeStepFour, { body }),
});
