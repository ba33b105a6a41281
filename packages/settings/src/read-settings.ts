import * as z from 'zod/mini';
import { describeProblems } from './describe-problems.ts';
import { misspeltIn } from './misspelt.ts';
import { SettingsProblem } from './throw-together.ts';
import type { Variables } from './variables.ts';
import { withFiles } from './with-files.ts';

/** Result of reading. */
interface Read<Shape extends z.ZodMiniObject> {
  readonly settings: z.output<Shape>;
  /** Variables, with the content of the files. */
  readonly variables: Variables;
}

/**
 * Reads settings from variables. Each `NAME` may be in a file instead, which `NAME_FILE` names, so that a secret need
 * not be in the environment of a process.
 *
 * @param known - further names that have a meaning here, and are no misspelling
 * @throws SettingsProblem naming everything that is missing, wrong or misspelt, without its value
 *
 * @example
 * readSettings(z.object({ PORT: z._default(wholeNumber(1, 65_535), 4000) }), { PORT: '8080' }).settings // → { PORT: 8080 }
 */
export function readSettings<Shape extends z.ZodMiniObject>(
  shape: Shape,
  variables: Variables,
  known: readonly string[] = [],
): Read<Shape> {
  const names = Object.keys(shape.shape);
  const found = withFiles(variables, names);
  const parsed = z.safeParse(shape, found.variables);
  const problems = [
    ...found.problems,
    ...(parsed.success ? [] : describeProblems(parsed.error, found.variables)),
    ...misspeltIn(variables, { names, known }),
  ];
  if (problems.length > 0 || !parsed.success) throw new SettingsProblem(problems);
  return { settings: parsed.data, variables: found.variables };
}
