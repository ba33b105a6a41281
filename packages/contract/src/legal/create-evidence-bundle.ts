import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Asks a second person to let everything be put together that proves what the borrower of a loan accepted: signed papers,
 * acceptances with device and network, what staff did, and a manifest of hashes. It then stands in `listExports`.
 */
export const createEvidenceBundle = defineEndpoint({
  name: 'createEvidenceBundle',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/evidence',
  access: 'staff',
  permission: 'pii.export',
  approval: 'four-eyes',
  summary: 'Ask for the evidence of a loan',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: lazy(() => z.object({ id: id(), approvalId: id() })),
  refusals: ['not_found', 'approval_pending'],
  repeat: 'key',
});
