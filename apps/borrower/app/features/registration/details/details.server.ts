import { completeStepTwo } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { compactCode } from '../../../forms/compact-code.ts';
import { readDate } from '../../../forms/masks/date-mask.ts';
import { optionalLine, tidyLine } from '../../../forms/masks/tidy-line.ts';
import type { Saved } from '../../../forms/use-form-view.ts';
import type { Saved as Registration } from '../../../journey/read-saved-answers.server.ts';
import type { Lead } from '../../../tracking/lead.server.ts';
import { BIRTH_DATE_ORDER, birthDateIn } from './birth-date.ts';
import { DETAILS_FIELDS, type DetailsField } from './details.ts';

export const detailsForm = defineForm({
  endpoint: completeStepTwo,
  fields: DETAILS_FIELDS,
  fieldOf: { nationalIdentificator: 'curp' },
  bodyOf: ({ firstName, middleName, lastName, secondLastName, curp, birthDate }) => ({
    firstName: tidyLine(firstName),
    middleName: optionalLine(middleName),
    lastName: tidyLine(lastName),
    secondLastName: optionalLine(secondLastName),
    nationalIdentificator: compactCode(curp).toUpperCase(),
    // Text that is no day is sent as it was typed, so that it is refused.
    birthDate: readDate(birthDate, BIRTH_DATE_ORDER) ?? optionalLine(birthDate),
  }),
});

/** Returns the saved details in the form's own fields. */
export function savedDetails({ details }: Registration): Saved<DetailsField> | undefined {
  if (!details) return undefined;
  const { nationalIdentificator: curp, ...names } = details;
  return { ...names, curp, birthDate: birthDateIn(curp) };
}

/** Returns what a partner knows about a person who registers, for the same form. */
export const detailsOfLead = (lead: Lead | undefined): Saved<DetailsField> | undefined =>
  lead && { firstName: lead.firstName ?? '', lastName: lead.lastName ?? '' };
