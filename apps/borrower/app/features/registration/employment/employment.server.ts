import { completeStepThree } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { phoneDigits } from '../../../forms/phone-digits.ts';
import { tidyLine } from '../../../forms/tidy-line.ts';
import { wholePesos } from '../../../forms/whole-pesos.ts';
import { EMPLOYMENT_FIELDS } from './employment.ts';

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
