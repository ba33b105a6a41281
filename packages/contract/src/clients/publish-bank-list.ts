import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { line } from '../wire/text.ts';
import { bankLists } from './bank-lists.ts';

/**
 * Sets the banks to which payouts may go, from now or from a later day on. Accounts that are already saved stay as they
 * are.
 */
export const publishBankList = defineEndpoint({
  name: 'publishBankList',
  method: 'POST',
  path: '/web/private/back-office/bank-list',
  access: 'staff',
  permission: 'bank_list.change',
  summary: 'Publish the list of payout banks',
  body: lazy(() =>
    z.strictObject({
      /** Number of the newest list that the caller saw. */
      basedOn: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      /** All banks to enable: a bank that is not listed is disabled. */
      codes: z.array(z.string().check(z.regex(/^\d{3}$/))).check(z.minLength(1), z.maxLength(500)),
      note: line(500),
      from: z.exactOptional(plainDate()),
    }),
  ),
  reply: bankLists,
  status: 201,
  refusals: ['draft_changed', 'draft_not_ready', 'setting_invalid'],
  repeat: 'key',
});
