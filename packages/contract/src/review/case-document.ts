import * as z from 'zod/mini';
import { UPLOAD_MIMES, UPLOAD_TYPES } from '../documents/document-kinds.ts';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** A stored upload as staff see it, without its bytes: photos, proofs and statements. */
export const caseDocument = lazy(() =>
  z.object({
    id: id(),
    type: z.enum(UPLOAD_TYPES),
    mime: z.enum(UPLOAD_MIMES),
    sizeBytes: z.int(),
    uploadedAt: instant(),
    /**
     * Moment at which the photo was taken or the file changed, by the clock of the device that sent it; `null` where
     * the device named none.
     */
    fileChangedAt: z.nullable(instant()),
    /** Last day on which the identification is valid, as its owner stated it; absent where it was not stated. */
    validUntil: z.optional(plainDate()),
    /** Identical file at other clients, the newest first, a few at most. */
    sameFileAt: z.array(
      z.object({ applicationId: id(), hashedId: z.string(), clientName: z.string(), type: z.enum(UPLOAD_TYPES) }),
    ),
  }),
);
