import { APPLICATION_STATUS, PAYOUT_METHODS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { application } from './application.ts';

/** A request makes exactly one change. */
const oneChange = z.check<Readonly<Partial<Record<'status' | 'amount' | 'paymentMethod', unknown>>>>(
  ({ value, issues }) => {
    const { status, amount, paymentMethod } = value;
    if ([status, amount, paymentMethod].filter((change) => change !== undefined).length !== 1)
      issues.push({
        code: 'custom',
        input: value,
        path: ['amount'],
        message: 'send exactly one of status, amount and paymentMethod',
      });
  },
);

/**
 * Withdraws an application, asks for another amount, or chooses how the money is paid out. While the application is new
 * or being verified, any amount within the client's limits is possible; of a larger offer any from the amount asked for
 * up to the one offered, and of a smaller one any up to it. How the money is paid out can be chosen while it is new or
 * being verified. The application is priced again.
 */
export const updateApplication = defineEndpoint({
  name: 'updateApplication',
  method: 'PUT',
  path: '/web/private/client/application/{id}',
  access: 'client',
  summary: 'Withdraw an application, or change its amount or payout method',
  params: idParams,
  body: lazy(() =>
    z
      .strictObject({
        status: z.optional(z.literal(APPLICATION_STATUS.canceled)),
        amount: z.optional(positiveMoney()),
        paymentMethod: z.optional(z.enum(PAYOUT_METHODS)),
      })
      .check(oneChange),
  ),
  reply: application,
  refusals: [
    'not_found',
    'illegal_transition',
    'amount_out_of_limits',
    'cost_above_cap',
    'pay_dates_invalid',
    'payout_method_not_offered',
    'client_cannot_apply',
    'consent_missing',
  ],
});
