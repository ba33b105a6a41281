import type * as z from 'zod/mini';

/** What is wrong with settings: their names, never their values. */
export const describeProblems = (error: z.core.$ZodError): readonly string[] =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
