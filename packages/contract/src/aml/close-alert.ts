import { AML_OUTCOMES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { alertRow } from './alert-row.ts';

/** Ends an alert for good: dismissed with the reason, or reported under its folio. */
export const closeAlert = defineEndpoint({
  name: 'closeAlert',
  method: 'POST',
  path: '/web/private/back-office/aml-alert/{id}/close',
  access: 'staff',
  permission: 'aml.handle',
  summary: 'Dismiss or report an alert',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      outcome: z.enum(AML_OUTCOMES),
      note: line(500),
      /** Only for an alert that was reported. */
      folio: z.optional(line(40)),
    }),
  ),
  reply: alertRow,
  refusals: ['not_found', 'invalid_input', 'alert_closed'],
  repeat: 'key',
});
