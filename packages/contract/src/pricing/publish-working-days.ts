import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { MAX_OWN_DAYS, ownDay } from './working-day.ts';

/**
 * Asks a second person to approve other working days for later offers, from the approval or from a later day on. Signed
 * loans keep the days with which they were signed.
 */
export const publishWorkingDays = defineEndpoint({
  name: 'publishWorkingDays',
  method: 'POST',
  path: '/web/private/back-office/working-days',
  access: 'staff',
  permission: 'bank_list.change',
  approval: 'four-eyes',
  summary: 'Request a change of working days',
  body: lazy(() =>
    z.strictObject({
      /** Number of the newest list that the caller saw. */
      basedOn: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      /** Complete list: a day that is not named is as in the published calendar. */
      days: z.array(ownDay()).check(z.maxLength(MAX_OWN_DAYS)),
      note: line(500),
      from: z.exactOptional(plainDate()),
    }),
  ),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['draft_changed', 'draft_not_ready', 'setting_invalid', 'approval_pending'],
  repeat: 'key',
});
