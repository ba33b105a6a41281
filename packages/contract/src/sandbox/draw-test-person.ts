import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { money } from '../wire/money.ts';
import { TEST_SCENARIOS } from './test-scenario.ts';

/** Returns a made-up person with everything that the borrower site asks for; each call returns another person. */
export const drawTestPerson = defineEndpoint({
  name: 'drawTestPerson',
  method: 'GET',
  path: '/web/private/back-office/sandbox/person',
  access: 'staff',
  permission: 'sandbox.read',
  summary: 'Create a test person for a scenario',
  query: lazy(() => z.strictObject({ scenario: z.enum(TEST_SCENARIOS) })),
  reply: lazy(() =>
    z.object({
      scenario: z.enum(TEST_SCENARIOS),
      firstName: z.string(),
      lastName: z.string(),
      secondLastName: z.string(),
      curp: z.string(),
      phone: z.string(),
      email: z.string(),
      clabe: z.string(),
      monthlyIncome: money(),
      /** Full months in the current work. */
      monthsAtWork: z.int(),
      /** Amount to ask for. */
      loanAmount: money(),
    }),
  ),
  refusals: ['sandbox_off'],
});
