import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { payCycle } from '../wire/pay-cycle.ts';
import { alternatePhone } from '../wire/person.ts';
import { clientProfile } from './client-profile.ts';

/** Changes what the client may change at any time; an absent field stays as it is, null removes its value. */
export const updateClient = defineEndpoint({
  name: 'updateClient',
  method: 'PUT',
  path: '/web/private/client',
  access: 'client',
  summary: "Update the client's profile",
  body: lazy(() =>
    z
      .strictObject({
        alternatePhone: z.optional(z.nullable(alternatePhone())),
        pay: z.optional(
          z.strictObject({
            salaryCycle: payCycle(),
            payDates: z.strictObject({ first_repayment_option: plainDate(), second_repayment_option: plainDate() }),
          }),
        ),
      })
      .check(z.refine((body) => Object.keys(body).length > 0, 'nothing to change')),
  ),
  reply: clientProfile,
  refusals: ['invalid_input', 'pay_dates_invalid'],
});
