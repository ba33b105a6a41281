import { REASON_CODES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { caseDetail } from './case-detail.ts';

/** Rejects an application with a reason that the borrower reads in plain language. */
export const rejectCase = defineEndpoint({
  name: 'rejectCase',
  method: 'POST',
  path: '/web/private/back-office/application/{id}/reject',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Reject an application',
  params: idParams,
  body: lazy(() => z.strictObject({ reason: z.enum(REASON_CODES), note: line(500) })),
  reply: caseDetail,
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
