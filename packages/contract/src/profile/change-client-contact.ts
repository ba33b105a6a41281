import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line, smsCode } from '../wire/text.ts';
import { CONTACT_CHANGE_REASONS, IDENTITY_PROOFS } from './contact-change.ts';
import { newContact } from './new-contact.ts';

/**
 * Asks a second person to give a client another phone or e-mail, with the code that was sent there. Once they agree,
 * the previous address is notified and can undo the change for three days, and every session of the client ends.
 */
export const changeClientContact = defineEndpoint({
  name: 'changeClientContact',
  method: 'POST',
  path: '/web/private/back-office/client/{id}/contact',
  access: 'staff',
  permission: 'client.contact',
  approval: 'four-eyes',
  summary: "Request a change of a client's phone or e-mail",
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      address: newContact(),
      code: smsCode(),
      reason: z.enum(CONTACT_CHANGE_REASONS),
      proof: z.enum(IDENTITY_PROOFS),
      note: line(500),
    }),
  ),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: [
    'not_found',
    'unchanged',
    'not_unique',
    'illegal_transition',
    'contact_changed_recently',
    'code_wrong',
    'code_expired',
    'rate_limited',
    'approval_pending',
  ],
  repeat: 'key',
});
