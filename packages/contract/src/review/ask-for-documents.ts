import * as z from 'zod/mini';
import { ASKABLE_TYPES } from '../documents/askable-types.ts';
import { UPLOAD_OBJECTIONS } from '../documents/document-kinds.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { caseDetail } from './case-detail.ts';

/**
 * Asks the borrower for documents, also a second time, and says what was wrong; the decision is made again when they
 * are there.
 */
export const askForDocuments = defineEndpoint({
  name: 'askForDocuments',
  method: 'POST',
  path: '/web/private/back-office/application/{id}/ask',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Request documents from the borrower',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      documents: z
        .array(z.strictObject({ document: z.enum(ASKABLE_TYPES), objection: z.enum(UPLOAD_OBJECTIONS) }))
        .check(z.minLength(1), z.maxLength(ASKABLE_TYPES.length)),
      note: line(500),
    }),
  ),
  reply: caseDetail,
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
