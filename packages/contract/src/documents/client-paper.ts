import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { PAPER_TYPES, UPLOAD_MIMES } from './document-kinds.ts';

/** One stored file of a document, without its bytes. */
export const clientPaper = lazy(() =>
  z.object({
    id: id(),
    type: z.enum(PAPER_TYPES),
    mime: z.enum(UPLOAD_MIMES),
    sizeBytes: z.int(),
    uploadedAt: instant(),
  }),
);
