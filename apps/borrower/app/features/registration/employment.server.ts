import { completeStepThree } from '@lender/contract';
import { defineForm } from '../../forms/form-definition.ts';
import { phoneDigits } from '../../forms/phone-digits.ts';
import { tidyLine } from '../../forms/tidy-line.ts';
import { wholePesos } from '../../forms/whole-pesos.ts';
import { EMPLOYMENT_FIELDS, OPTIONAL_EMPLOYMENT } from './employment.ts';

const pesos = (text: string) => ({ amount: wholePesos(text), currency: 'MXN' });

export const employmentForm = defineForm({
  fields: EMPLOYMENT_FIELDS,
  optional: OPTIONAL_EMPLOYMENT,
  fieldOf: {
    employedSince: 'sinceMonth',
    'monthlyIncome.amount': 'monthlyIncome',
    'monthlyObligations.amount': 'monthlyObligations',
  },
  body: completeStepThree.body,
  bodyOf: (typed) => ({
    employmentStatus: typed.employmentStatus,
    employmentPosition: typed.employmentPosition,
    companyName: tidyLine(typed.companyName),
    employedSince: `${typed.sinceYear}-${typed.sinceMonth}-01`,
    monthlyIncome: pesos(typed.monthlyIncome),
    monthlyObligations: pesos(typed.monthlyObligations),
    workPhone: typed.workPhone.trim() === '' ? undefined : phoneDigits(typed.workPhone),
  }),
  send: (call, body) => call(completeStepThree, { body }),
});
