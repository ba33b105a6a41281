import { completeStepTwo } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { compactCode } from '../../../forms/compact-code.ts';
import { optionalLine, tidyLine } from '../../../forms/tidy-line.ts';
import { DETAILS_FIELDS } from './details.ts';

export const detailsForm = defineForm({
  endpoint: completeStepTwo,
  fields: DETAILS_FIELDS,
  fieldOf: { nationalIdentificator: 'curp' },
  bodyOf: ({ firstName, middleName, lastName, secondLastName, curp }) => ({
    firstName: tidyLine(firstName),
    middleName: optionalLine(middleName),
    lastName: tidyLine(lastName),
    secondLastName: optionalLine(secondLastName),
    nationalIdentificator: compactCode(curp).toUpperCase(),
  }),
});
