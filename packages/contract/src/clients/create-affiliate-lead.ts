import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { emailAddress, personName, phoneNumber } from '../wire/person.ts';
import { line } from '../wire/text.ts';

/** Stores what a partner knows about a person who agreed to it, for seven days. */
export const createAffiliateLead = defineEndpoint({
  name: 'createAffiliateLead',
  method: 'POST',
  path: '/web/private/back-office/affiliate-lead',
  access: 'staff',
  permission: 'lead.create',
  summary: 'Create an affiliate lead',
  body: lazy(() =>
    z.strictObject({
      partner: line(80),
      firstName: z.optional(personName()),
      lastName: z.optional(personName()),
      email: z.optional(emailAddress()),
      mobilePhone: z.optional(z.strictObject({ number: phoneNumber() })),
      desiredLoanAmount: z.optional(positiveMoney()),
      /** Next day on which the person is paid. */
      financialSecurity: z.optional(z.strictObject({ salaryCycle: z.strictObject({ next: plainDate() }) })),
    }),
  ),
  reply: lazy(() => z.object({ id: id(), expiresAt: instant() })),
  status: 201,
  refusals: [],
  repeat: 'key',
});
