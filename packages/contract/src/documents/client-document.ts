import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { ID_PHOTO_MIMES, ID_PHOTO_TYPES } from './document-kinds.ts';

/** A stored photo, without its bytes. */
export const clientDocument = lazy(() =>
  z.object({
    id: id(),
    type: z.enum(ID_PHOTO_TYPES),
    mime: z.enum(ID_PHOTO_MIMES),
    sizeBytes: z.int(),
    uploadedAt: instant(),
  }),
);
