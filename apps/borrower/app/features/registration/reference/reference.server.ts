import { completeStepFour } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { phoneDigits } from '../../../forms/phone-digits.ts';
import { tidyLine } from '../../../forms/tidy-line.ts';
import { REFERENCE_FIELDS } from './reference.ts';

export const referenceForm = defineForm({
  endpoint: completeStepFour,
  fields: REFERENCE_FIELDS,
  fieldOf: {
    'reference.fullName': 'fullName',
    'reference.phone': 'phone',
    'reference.relationship': 'relationship',
  },
  bodyOf: ({ fullName, phone, relationship }) => ({
    reference: { fullName: tidyLine(fullName), phone: phoneDigits(phone), relationship },
  }),
});
