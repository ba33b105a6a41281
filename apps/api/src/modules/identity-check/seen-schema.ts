import * as z from 'zod/mini';
import type { SeenIdentity } from '../../providers/veriff/port.ts';

const text = z.optional(z.string());

const seenSchema = z.object({
  firstName: text,
  lastName: text,
  idNumber: text,
  dateOfBirth: text,
  document: z.object({ type: text, country: text, validUntil: text }),
});

/** Reads the identity that the provider saw, from its stored form. */
export const readSeen = (stored: string): SeenIdentity => seenSchema.parse(JSON.parse(stored));
