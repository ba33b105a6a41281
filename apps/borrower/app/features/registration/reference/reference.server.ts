import { completeStepFour } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { tidyLine } from '../../../forms/masks/tidy-line.ts';
import type { Saved } from '../../../forms/use-form-view.ts';
import type { Saved as Registration } from '../../../journey/read-saved-answers.server.ts';
import { REFERENCE_FIELDS, type ReferenceField } from './reference.ts';

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

/** Maps the saved answers to the fields of the form. */
export const savedReference = ({ reference }: Registration): Saved<ReferenceField> | undefined =>
  reference ?? undefined;
