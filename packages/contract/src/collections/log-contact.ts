import { CALL_OUTCOMES, CONTACT_PARTIES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/**
 * Records a call about a debt, made at this moment. A call that must not be made is refused, with the reason and, where
 * waiting helps, `allowedAt`; the refusal is recorded in the audit. A borrower who asks for no more calls gets none.
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
      note: line(500),
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
  ],
  repeat: 'key',
});
