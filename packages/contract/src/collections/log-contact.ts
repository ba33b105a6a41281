import { CALL_OUTCOMES, CONTACT_PARTIES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/**
 * Records a call about a debt, made at this moment. A call that must not be made is refused, with the reason and, where
 * waiting helps, `allowedAt`; the refusal is recorded in the audit. A borrower who asks for no more calls gets none.
 *
 * A borrower who will pay may promise an amount by a day: then the call and the promise are recorded together, or
 * neither is. The rules of the promise are those of `promisePayment`.
 */
export const logContact = defineEndpoint({
  name: 'logContact',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/contact',
  access: 'staff',
  permission: 'collection.work',
  summary: 'Record a call about a debt',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      /** Side that called: the lender or the borrower. */
      channel: z.enum(['call', 'incoming_call']),
      party: z.enum(CONTACT_PARTIES),
      outcome: z.enum(CALL_OUTCOMES),
      /** Required where the outcome alone does not say what the borrower said: `cannot_pay`, `disputes`, `asks_to_stop`. */
      note: z.optional(line(500)),
      /** Only with the outcome `will_pay`. */
      promise: z.optional(z.strictObject({ amount: positiveMoney(), promisedOn: plainDate() })),
    }),
  ),
  reply: nothing,
  status: 201,
  refusals: [
    'not_found',
    'contact_third_party',
    'contact_stopped',
    'contact_outside_hours',
    'contact_too_often',
    'agency_unregistered',
    'nothing_to_pay',
    'promise_open',
    'invalid_input',
  ],
  repeat: 'key',
});
