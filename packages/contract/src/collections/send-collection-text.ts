import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/**
 * Largest number of characters of a text message about a debt, without the part that names the sender and the number to
 * call.
 */
export const COLLECTION_TEXT_MAX = 300;

/**
 * Sends the borrower a text message about a debt at once, in the words of the member of staff. A text that must not be
 * sent is refused, with the reason and, where waiting helps, `allowedAt`; the refusal is recorded in the audit.
 */
export const sendCollectionText = defineEndpoint({
  name: 'sendCollectionText',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/collection-text',
  access: 'staff',
  permission: 'collection.work',
  summary: 'Send a text message about a debt',
  params: idParams,
  body: lazy(() => z.strictObject({ text: line(COLLECTION_TEXT_MAX) })),
  reply: nothing,
  status: 201,
  refusals: [
    'not_found',
    'contact_stopped',
    'contact_wording',
    'text_unfit',
    'contact_outside_hours',
    'contact_too_often',
    'agency_unregistered',
  ],
  repeat: 'key',
});
