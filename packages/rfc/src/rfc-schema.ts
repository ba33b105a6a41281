import { parseRfc } from './parse-rfc.ts';
import type { Rfc } from './rfc.ts';
import { rfcMessage } from './rfc-message.ts';
import type { RfcOptions } from './rfc-options.ts';
import type { RfcProblem } from './rfc-problem.ts';
import { rfcProblems } from './rfc-problems.ts';

/** One problem, with its sentence. */
export interface RfcIssue {
  readonly message: string;
  readonly problem: RfcProblem;
}

/** Result of a schema: the RFC in capitals, or the issues of the value. */
export type RfcValidation =
  | { readonly value: Rfc; readonly issues?: undefined }
  | { readonly issues: readonly [RfcIssue, ...RfcIssue[]] };

/** A validator in the form of Standard Schema 1 (https://standardschema.dev), which form libraries read. */
export interface RfcSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@lender/rfc';
    readonly validate: (value: unknown) => RfcValidation;
    readonly types?: { readonly input: string; readonly output: Rfc } | undefined;
  };
}

/**
 * Creates a schema with your own options and messages.
 *
 * @param options - those of `parseRfc`; `message`, which words a problem (@default `rfcMessage`); and `problems`,
 *   `'all'` for an issue of each instead of the first one
 *
 * @example
 * const schema = createRfcSchema({ kinds: ['physical'], message: rfcMessageEs })
 * schema['~standard'].validate('gode561231gr8') // → { value: 'GODE561231GR8' }
 */
export function createRfcSchema({
  message = rfcMessage,
  problems = 'first',
  ...options
}: RfcOptions & {
  readonly message?: (problem: RfcProblem) => string;
  readonly problems?: 'first' | 'all';
} = {}): RfcSchema {
  const issueOf = (problem: RfcProblem): RfcIssue => ({ message: message(problem), problem });
  const validate = (value: unknown): RfcValidation => {
    const result = parseRfc(value, options);
    if (result.ok) return { value: result.value.rfc };
    const others = problems === 'all' ? rfcProblems(value, options).slice(1) : [];
    return { issues: [issueOf(result.problem), ...others.map(issueOf)] };
  };
  return { '~standard': { version: 1, vendor: '@lender/rfc', validate } };
}

/** Accepts every kind, with English messages. */
export const rfcSchema: RfcSchema = /* @__PURE__ */ createRfcSchema();
