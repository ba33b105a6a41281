import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { payoutCommandReply } from './payout-command.ts';

/** Books that a brand handed a loan over in cash: interest runs from the day of it. Each receipt of a brand is booked once. */
export const recordCashPayout = defineEndpoint({
  name: 'recordCashPayout',
  method: 'POST',
  path: '/web/private/back-office/payout/{id}/hand-over',
  access: 'staff',
  permission: 'payout.hand_over',
  approval: 'four-eyes',
  summary: 'Record a cash hand-over',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      /** Number of the brand's receipt. */
      folio: line(40),
      /** Moment at which the client got the money; neither before the payout was ordered nor in the future. */
      paidAt: instant(),
      note: line(500),
    }),
  ),
  reply: payoutCommandReply,
  refusals: ['not_found', 'payout_moved', 'folio_taken', 'invalid_input', 'approval_pending'],
  repeat: 'key',
});
