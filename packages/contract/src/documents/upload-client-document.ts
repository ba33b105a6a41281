import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { clientDocument } from './client-document.ts';
import { ID_PHOTO_TYPES } from './document-kinds.ts';
import { uploadedFile } from './uploaded-file.ts';

/** Stores a photo, encrypted, in place of an earlier one of its type. The kind of file is read from its bytes. */
export const uploadClientDocument = defineEndpoint({
  name: 'uploadClientDocument',
  method: 'POST',
  path: '/web/private/client/client-document/upload',
  access: 'client',
  summary: 'Upload a photo of the identification',
  body: lazy(() =>
    z.strictObject({
      type: z.enum(ID_PHOTO_TYPES),
      modifiedAt: uploadedFile.modifiedAt(),
      file: uploadedFile.file(),
    }),
  ),
  bodyKind: 'multipart',
  reply: clientDocument,
  status: 201,
  refusals: [
    'upload_wrong_format',
    'hs_metric_failed',
    'upload_too_old',
    'too_large',
    'illegal_transition',
    'rate_limited',
  ],
  repeat: 'key',
});
