import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { PROOF_TYPES } from './document-kinds.ts';
import { uploadedFile } from './uploaded-file.ts';

/** Stores a proof of address, or one of at most twelve files that prove an income, encrypted: a photo or a PDF. */
export const uploadDocument = defineEndpoint({
  name: 'uploadDocument',
  method: 'POST',
  path: '/web/private/client/document/upload',
  access: 'client',
  summary: 'Upload a proof of address or income',
  body: lazy(() =>
    z.strictObject({ type: z.enum(PROOF_TYPES), modifiedAt: uploadedFile.modifiedAt(), file: uploadedFile.file() }),
  ),
  bodyKind: 'multipart',
  reply: lazy(() =>
    z.object({ id: id(), type: z.enum(PROOF_TYPES), mime: z.string(), sizeBytes: z.int(), uploadedAt: instant() }),
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
