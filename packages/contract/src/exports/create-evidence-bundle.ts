import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Asks a second person to approve an archive of everything that proves what the borrower of a loan accepted: signed
 * documents, acceptances with device and network, actions of staff, and a manifest of hashes. It is then listed by
 * `listExports`.
 */
export const createEvidenceBundle = defineEndpoint({
  name: 'createEvidenceBundle',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/evidence',
  access: 'staff',
  permission: 'pii.export',
  approval: 'four-eyes',
  summary: 'Request the evidence bundle of a loan',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: lazy(() => z.object({ id: id(), approvalId: id() })),
  refusals: ['not_found', 'approval_pending'],
  repeat: 'key',
});
