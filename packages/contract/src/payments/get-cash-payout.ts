import { CASH_BRANDS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * Returns the place and the deadline for collecting the money of an application in cash, and what is shown at the
 * counter.
 */
export const getCashPayout = defineEndpoint({
  name: 'getCashPayout',
  method: 'GET',
  path: '/web/private/client/application/{id}/cash-payout',
  access: 'client',
  summary: 'Retrieve the pick-up details of a cash payout',
  params: idParams,
  reply: lazy(() =>
    z.object({
      brand: z.enum(CASH_BRANDS),
      amount: money(),
      /** Number to be shown at the counter, with an official identification. */
      orderNumber: z.string(),
      status: z.enum(['waiting', 'handed_over', 'cancelled']),
      /** Last day on which the cash can be collected. */
      collectBy: plainDate(),
      /** Number of the brand's receipt, after the hand-over. */
      folio: z.nullable(z.string()),
    }),
  ),
  refusals: ['not_found'],
});
