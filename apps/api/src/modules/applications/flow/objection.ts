import * as z from 'zod/mini';

/** Reasons why something is asked for again: which piece of it, and what was wrong with it. */
export const storedObjections = z.array(z.object({ document: z.optional(z.string()), code: z.string() }));
export type Objection = z.output<typeof storedObjections>[number];
