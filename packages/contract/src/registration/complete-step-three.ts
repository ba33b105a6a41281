import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { expense, income } from '../wire/money.ts';
import { workPhone } from '../wire/person.ts';
import { classificationKey, companyName } from '../wire/text.ts';
import { clientProfile } from './client-profile.ts';

/** Step three of the registration: employment and income. */
export const completeStepThree = defineEndpoint({
  name: 'completeStepThree',
  method: 'PUT',
  path: '/web/private/client/complete-step-three',
  access: 'client',
  summary: 'Save employment and income',
  body: lazy(() =>
    z.strictObject({
      /** A key of the employment statuses. */
      employmentStatus: classificationKey(),
      /** A key of the positions of that status. */
      employmentPosition: classificationKey(),
      companyName: companyName(),
      /** First day of the month in which this work began. */
      employedSince: plainDate(),
      /** Net income of a month. */
      monthlyIncome: income(),
      /** What goes each month to other debts. */
      monthlyObligations: expense(),
      workPhone: z.optional(workPhone()),
    }),
  ),
  reply: clientProfile,
  refusals: ['illegal_transition', 'invalid_input'],
});
