import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { UPLOAD_MIMES, UPLOAD_TYPES } from './document-kinds.ts';

/** A stored upload as staff see it, without its bytes: photos, proofs and statements. */
export const caseDocument = lazy(() =>
  z.object({
    id: id(),
    type: z.enum(UPLOAD_TYPES),
    mime: z.enum(UPLOAD_MIMES),
    sizeBytes: z.int(),
    uploadedAt: instant(),
  }),
);
