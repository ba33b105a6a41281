import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** File of an upload, and its last change: milliseconds since 1970, as the browser reports. */
export const uploadedFile = {
  modifiedAt: lazy(() => z.optional(z.string().check(z.regex(/^\d{1,15}$/)))),
  file: lazy(() => z.instanceof(Blob)),
};
