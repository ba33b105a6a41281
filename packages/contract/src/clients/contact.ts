import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { relationship } from '../wire/person.ts';

/** Person who may be reached if the client is not; only the end of the phone number is shown. */
export const contact = lazy(() =>
  z.object({ id: id(), fullName: z.string(), phoneLastFour: z.string(), relationship: relationship() }),
);
