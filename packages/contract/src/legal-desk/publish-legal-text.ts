import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { legalParams, wantedText } from './legal-text-row.ts';

/**
 * Asks a second person to put another wording into force, from the approval or from a later day on. Texts accepted
 * before keep their wording.
 */
export const publishLegalText = defineEndpoint({
  name: 'publishLegalText',
  method: 'POST',
  path: '/web/private/back-office/legal-text/{kind}',
  access: 'staff',
  permission: 'legal.draft',
  approval: 'four-eyes',
  summary: 'Request the publication of a legal text',
  params: legalParams,
  body: lazy(() =>
    z.strictObject({
      /** Number of the newest version that the caller saw. */
      basedOn: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      ...wantedText(),
      note: line(500),
      from: z.exactOptional(plainDate()),
    }),
  ),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['draft_changed', 'draft_not_ready', 'setting_invalid', 'approval_pending'],
  repeat: 'key',
});
