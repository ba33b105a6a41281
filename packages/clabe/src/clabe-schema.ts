import type { Clabe } from './clabe.ts';
import { clabeMessage } from './clabe-message.ts';
import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem } from './clabe-problem.ts';
import { clabeProblems } from './clabe-problems.ts';
import { parseClabe } from './parse-clabe.ts';

/** One problem, with its sentence. */
export interface ClabeIssue {
  readonly message: string;
  readonly problem: ClabeProblem;
}

/** Answer of a schema about a value: the CLABE, or its problems. */
export type ClabeValidation =
  | { readonly value: Clabe; readonly issues?: undefined }
  | { readonly issues: readonly [ClabeIssue, ...ClabeIssue[]] };

/** A validator in the form of Standard Schema 1 (https://standardschema.dev), which form libraries read. */
export interface ClabeSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@lender/clabe';
    readonly validate: (value: unknown) => ClabeValidation;
    readonly types?: { readonly input: string; readonly output: Clabe } | undefined;
  };
}

/**
 * Creates a schema with the caller's own options and messages.
 *
 * @param options - those of `parseClabe`; `message`, which words a problem (@default `clabeMessage`); and `problems`,
 *   `'all'` for an issue of each instead of the first one
 *
 * @example
 * const schema = createClabeSchema({ allowedBanks: ['012'], message: clabeMessageEs })
 * schema['~standard'].validate('012660015490725198') // → { value: '012660015490725198' }
 */
export function createClabeSchema({
  message = clabeMessage,
  problems = 'first',
  ...options
}: ClabeOptions & {
  readonly message?: (problem: ClabeProblem) => string;
  readonly problems?: 'first' | 'all';
} = {}): ClabeSchema {
  const issueOf = (problem: ClabeProblem): ClabeIssue => ({ message: message(problem), problem });
  const validate = (value: unknown): ClabeValidation => {
    const result = parseClabe(value, options);
    if (result.ok) return { value: result.value.clabe };
    const others = problems === 'all' ? clabeProblems(value, options).slice(1) : [];
    return { issues: [issueOf(result.problem), ...others.map(issueOf)] };
  };
  return { '~standard': { version: 1, vendor: '@lender/clabe', validate } };
}

/** Schema of every known bank and plaza, English messages. */
export const clabeSchema: ClabeSchema = /* @__PURE__ */ createClabeSchema();
