import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { caseDetail } from './case-detail.ts';

/**
 * Returns an application that waits for a person, or whose decision failed, to the engine, which decides it with the
 * facts known now. The decision follows automatically, as soon as nothing is missing.
 */
export const decideAgain = defineEndpoint({
  name: 'decideAgain',
  method: 'POST',
  path: '/web/private/back-office/application/{id}/decide-again',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Run the decision of an application again',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: caseDetail,
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
