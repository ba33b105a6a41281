import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { amlThresholds } from './aml-thresholds.ts';

/** Asks a second person to let other thresholds raise alerts from then on; always. Alerts of before stay. */
export const changeAmlThresholds = defineEndpoint({
  name: 'changeAmlThresholds',
  method: 'POST',
  path: '/web/private/back-office/aml-thresholds',
  access: 'staff',
  permission: 'aml.handle',
  approval: 'four-eyes',
  summary: 'Ask for other thresholds of alerts',
  body: lazy(() => z.strictObject({ ...amlThresholds().shape, note: line(500) })),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['approval_pending'],
  repeat: 'key',
});
