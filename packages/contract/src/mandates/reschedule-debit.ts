import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Moves the announced debit of a mandate to another day and notifies its borrower again. Refused where its bank was
 * already asked, and where the day is none of those that `listMandates` names.
 */
export const rescheduleDebit = defineEndpoint({
  name: 'rescheduleDebit',
  method: 'POST',
  path: '/web/private/back-office/mandate/{id}/debit-day',
  access: 'staff',
  permission: 'mandate.manage',
  summary: 'Move an announced debit to another day',
  params: idParams,
  body: lazy(() => z.strictObject({ chargeOn: plainDate(), note: line(500) })),
  reply: lazy(() => z.object({ chargeOn: plainDate() })),
  refusals: ['not_found', 'illegal_transition', 'invalid_input'],
  repeat: 'key',
});
