import { completeStepTwo } from '@lender/contract';
import { compactCode } from '../../forms/compact-code.ts';
import { defineForm } from '../../forms/form-definition.ts';
import { optionalLine, tidyLine } from '../../forms/tidy-line.ts';
import { DETAILS_FIELDS, OPTIONAL_DETAILS } from './details.ts';

export const detailsForm = defineForm({
  fields: DETAILS_FIELDS,
  optional: OPTIONAL_DETAILS,
  fieldOf: { nationalIdentificator: 'curp' },
  body: completeStepTwo.body,
  bodyOf: ({ firstName, middleName, lastName, secondLastName, curp }) => ({
    firstName: tidyLine(firstName),
    middleName: optionalLine(middleName),
    lastName: tidyLine(lastName),
    secondLastName: optionalLine(secondLastName),
    nationalIdentificator: compactCode(curp).toUpperCase(),
  }),
  send: (call, body) => call(completeStepTwo, { body }),
});
