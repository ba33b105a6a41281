import { curpMessageEs } from './curp.copy.es.ts';
import type { Curp } from './curp.ts';
import type { CurpProblem } from './curp-problem.ts';
import { curpProblems } from './curp-problems.ts';
import type { CurpOptions } from './find-problem.ts';
import { parseCurp } from './parse-curp.ts';

/** One problem, with its sentence. */
export interface CurpIssue {
  readonly message: string;
  readonly problem: CurpProblem;
}

/** Result of a validation: the CURP in capitals, or the issues with it. */
export type CurpValidation =
  | { readonly value: Curp; readonly issues?: undefined }
  | { readonly issues: readonly [CurpIssue, ...CurpIssue[]] };

/** A validator in the form of Standard Schema 1 (https://standardschema.dev), which form libraries read. */
export interface CurpSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@lender/curp';
    readonly validate: (value: unknown) => CurpValidation;
    readonly types?: { readonly input: string; readonly output: Curp } | undefined;
  };
}

/**
 * Creates a schema with the caller's own options and messages.
 *
 * @param options - those of `parseCurp`; `message`, which words a problem (@default `curpMessageEs`); and `problems`,
 *   `'all'` for an issue of each instead of the first one
 *
 * @example
 * const schema = createCurpSchema({ message: ({ code }) => code })
 * schema['~standard'].validate('motr930411hjcrmn03') // → { value: 'MOTR930411HJCRMN03' }
 */
export function createCurpSchema({
  message = curpMessageEs,
  problems = 'first',
  ...options
}: CurpOptions & {
  readonly message?: (problem: CurpProblem) => string;
  readonly problems?: 'first' | 'all';
} = {}): CurpSchema {
  const issueOf = (problem: CurpProblem): CurpIssue => ({ message: message(problem), problem });
  const validate = (value: unknown): CurpValidation => {
    const result = parseCurp(value, options);
    if (result.ok) return { value: result.value.curp };
    const others = problems === 'all' ? curpProblems(value, options).slice(1) : [];
    return { issues: [issueOf(result.problem), ...others.map(issueOf)] };
  };
  return { '~standard': { version: 1, vendor: '@lender/curp', validate } };
}

/** Schema with every check, Spanish messages and no date of today. */
export const curpSchema: CurpSchema = /* @__PURE__ */ createCurpSchema();
