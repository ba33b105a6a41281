import { APPLICATION_STATUS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { application } from './application.ts';

/** A request is for one change. */
const oneChange = z.check<{ readonly status?: unknown; readonly amount?: unknown }>(({ value, issues }) => {
  if ((value.status === undefined) === (value.amount === undefined))
    issues.push({ code: 'custom', input: value, path: ['amount'], message: 'one of status and amount' });
});

/**
 * Withdraws an application, or asks for another amount: while it is new or being verified any within the client's
 * limits, and of a larger offer any from the amount asked for up to the one offered. It is priced anew.
 */
export const updateApplication = defineEndpoint({
  name: 'updateApplication',
  method: 'PUT',
  path: '/web/private/client/application/{id}',
  access: 'client',
  summary: 'Withdraw an application, or change its amount',
  params: idParams,
  body: lazy(() =>
    z
      .strictObject({ status: z.optional(z.literal(APPLICATION_STATUS.canceled)), amount: z.optional(positiveMoney()) })
      .check(oneChange),
  ),
  reply: application,
  refusals: [
    'not_found',
    'illegal_transition',
    'amount_out_of_limits',
    'cost_above_cap',
    'pay_dates_invalid',
    'client_cannot_apply',
    'consent_missing',
  ],
});
