import { completeStepThree } from '@lender/contract';
import { type Centavos, pesosFromCentavos } from '@lender/money';
import { defineForm } from '@lender/web/forms';
import { wholePesos } from '../../../forms/masks/pesos.ts';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { tidyLine } from '../../../forms/masks/tidy-line.ts';
import type { Saved } from '../../../forms/use-form-view.ts';
import type { Saved as Registration } from '../../../journey/read-saved-answers.server.ts';
import { EMPLOYMENT_FIELDS, type EmploymentField } from './employment.ts';

const pesos = (text: string) => ({ amount: wholePesos(text), currency: 'MXN' });

export const employmentForm = defineForm({
  endpoint: completeStepThree,
  fields: EMPLOYMENT_FIELDS,
  fieldOf: {
    employedSince: 'sinceMonth',
    'monthlyIncome.amount': 'monthlyIncome',
    'monthlyObligations.amount': 'monthlyObligations',
  },
  bodyOf: (typed) => ({
    employmentStatus: typed.employmentStatus,
    employmentPosition: typed.employmentPosition,
    companyName: tidyLine(typed.companyName),
    employedSince: `${typed.sinceYear}-${typed.sinceMonth}-01`,
    monthlyIncome: pesos(typed.monthlyIncome),
    monthlyObligations: pesos(typed.monthlyObligations),
    workPhone: typed.workPhone.trim() === '' ? undefined : phoneDigits(typed.workPhone),
  }),
});

/** Returns the saved employment in the form's own fields. */
export function savedEmployment({ employment }: Registration): Saved<EmploymentField> | undefined {
  if (!employment) return undefined;
  const { employedSince, monthlyIncome, monthlyObligations, ...rest } = employment;
  const [sinceYear, sinceMonth] = employedSince.split('-');
  const amounts = { monthlyIncome: typed(monthlyIncome), monthlyObligations: typed(monthlyObligations) };
  return { ...rest, ...amounts, sinceYear, sinceMonth };
}

const typed = (amount: Centavos): string => String(pesosFromCentavos(amount));
