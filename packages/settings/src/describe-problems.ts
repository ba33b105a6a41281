import type * as z from 'zod/mini';

/** Describes what is wrong with settings that were read: by their names, never their values. */
export const describeProblems = (error: z.core.$ZodError, read: unknown): readonly string[] =>
  error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return isThere(read, path) ? `${name}: ${message}` : `${name} is missing`;
  });

function isThere(read: unknown, path: readonly PropertyKey[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return read !== undefined;
  return typeof read === 'object' && read !== null && isThere(Reflect.get(read, first), rest);
}
