import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { periodFields } from '../reports/report-period.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { EXPORT_FORMATS, PERSONAL_EXPORTS } from './export-source.ts';

/** Asks a second person to allow a file with identifiers in full, or of the audit; always. */
export const createPersonalExport = defineEndpoint({
  name: 'createPersonalExport',
  method: 'POST',
  path: '/web/private/back-office/exports/personal',
  access: 'staff',
  permission: 'pii.export',
  approval: 'four-eyes',
  summary: 'Request an export with personal data',
  body: lazy(() =>
    z.strictObject({
      source: z.enum(PERSONAL_EXPORTS),
      ...periodFields(),
      /** @default csv */
      format: z.optional(z.enum(EXPORT_FORMATS)),
      note: line(500),
    }),
  ),
  reply: lazy(() => z.object({ id: id(), approvalId: id() })),
  refusals: ['invalid_input', 'month_not_over', 'approval_pending'],
  repeat: 'key',
});
