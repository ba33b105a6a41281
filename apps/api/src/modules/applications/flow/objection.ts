import * as z from 'zod/mini';

/** Why something is asked for once more: which piece of it, and what was wrong with that one. */
export const storedObjections = z.array(z.object({ document: z.optional(z.string()), code: z.string() }));
export type Objection = z.output<typeof storedObjections>[number];
