import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** The file of an upload, and when it was last changed: milliseconds since 1970, as the browser says. */
export const uploadedFile = {
  modifiedAt: lazy(() => z.optional(z.string().check(z.regex(/^\d{1,15}$/)))),
  file: lazy(() => z.instanceof(Blob)),
};
