import * as z from 'zod/mini';
import { codeSent } from '../access/codes/code-sent.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { newContact } from './new-contact.ts';

/** Sends a code to the phone or the e-mail that a client wants for the account. Who holds it reads the code out to the staff. */
export const sendContactCode = defineEndpoint({
  name: 'sendContactCode',
  method: 'POST',
  path: '/web/private/back-office/client/{id}/contact-code',
  access: 'staff',
  permission: 'client.contact',
  summary: 'Send a code to the new phone or e-mail of a client',
  params: idParams,
  body: lazy(() => z.strictObject({ address: newContact() })),
  reply: codeSent,
  refusals: [
    'not_found',
    'unchanged',
    'not_unique',
    'illegal_transition',
    'contact_changed_recently',
    'already_sent_in_last_minutes',
    'request_count_by_day_exceed',
    'rate_limited',
  ],
  repeat: 'never',
});
