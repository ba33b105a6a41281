import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { periodFields } from '../reports/report-period.ts';
import { id } from '../wire/id.ts';
import { BOOK_EXPORTS, EXPORT_FORMATS, MASKED_EXPORTS, REPORT_EXPORTS } from './export-source.ts';

/**
 * Asks for a file about some days, with masked identifiers, of rows that the caller may read. The file is made in the
 * background, and then listed by `listExports`.
 */
export const createExport = defineEndpoint({
  name: 'createExport',
  method: 'POST',
  path: '/web/private/back-office/exports',
  access: 'staff',
  permission: 'data.export',
  summary: 'Create an export',
  body: lazy(() =>
    z.strictObject({
      source: z.enum([...REPORT_EXPORTS, ...BOOK_EXPORTS, ...MASKED_EXPORTS]),
      ...periodFields(),
      /** @default csv */
      format: z.optional(z.enum(EXPORT_FORMATS)),
    }),
  ),
  reply: lazy(() => z.object({ id: id() })),
  status: 201,
  refusals: ['invalid_input', 'forbidden'],
  repeat: 'key',
});
