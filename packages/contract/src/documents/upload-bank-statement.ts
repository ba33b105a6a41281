import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { uploadedFile } from './uploaded-file.ts';

/** Stores a page or a file of a bank statement, encrypted: a photo or a PDF, at most twelve. */
export const uploadBankStatement = defineEndpoint({
  name: 'uploadBankStatement',
  method: 'POST',
  path: '/web/private/client/bank-statement/upload',
  access: 'client',
  summary: 'Upload a bank statement',
  body: lazy(() => z.strictObject({ modifiedAt: uploadedFile.modifiedAt(), file: uploadedFile.file() })),
  bodyKind: 'multipart',
  reply: lazy(() =>
    z.object({
      id: id(),
      type: z.literal('bank_statement'),
      mime: z.string(),
      sizeBytes: z.int(),
      uploadedAt: instant(),
    }),
  ),
  status: 201,
  refusals: [
    'upload_wrong_format',
    'upload_too_old',
    'hs_metric_failed',
    'too_large',
    'limit_reached',
    'illegal_transition',
    'rate_limited',
  ],
  repeat: 'key',
});
