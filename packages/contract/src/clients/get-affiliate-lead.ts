import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * Returns what a partner already knows about a visitor, to fill in the registration. A lead can be read for seven days.
 */
export const getAffiliateLead = defineEndpoint({
  name: 'getAffiliateLead',
  method: 'GET',
  path: '/web/public/affiliate/leads/{id}',
  access: 'public',
  summary: 'Retrieve an affiliate lead',
  params: idParams,
  reply: lazy(() =>
    z.object({
      id: id(),
      partner: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      email: z.nullable(z.string()),
      mobilePhone: z.nullable(z.object({ number: z.string() })),
      desiredLoanAmount: z.nullable(money()),
      /** `next` is the next day on which the person is paid; `null` where the partner does not know it. */
      financialSecurity: z.object({ salaryCycle: z.object({ next: z.nullable(plainDate()) }) }),
    }),
  ),
  refusals: ['not_found', 'rate_limited'],
});
