import { isValidNss } from './is-valid-nss.ts';
import type { Nss } from './nss.ts';
import { nssMessage } from './nss-message.ts';
import type { NssProblem } from './nss-problem.ts';
import { nssProblems } from './nss-problems.ts';

/** One problem, with its sentence. */
export interface NssIssue {
  readonly message: string;
  readonly problem: NssProblem;
}

/** Result of a schema: the NSS, or the issues of the value. */
export type NssValidation =
  | { readonly value: Nss; readonly issues?: undefined }
  | { readonly issues: readonly NssIssue[] };

/** A validator in the form of Standard Schema 1 (https://standardschema.dev), which form libraries read. */
export interface NssSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@lender/nss';
    readonly validate: (value: unknown) => NssValidation;
    readonly types?: { readonly input: string; readonly output: Nss } | undefined;
  };
}

/**
 * Creates a schema with your own messages.
 *
 * @param options - `message`, which words a problem (@default `nssMessage`); `problems`, `'all'` for an issue of each
 *   instead of the first one
 *
 * @example
 * const schema = createNssSchema({ message: nssMessageEs })
 * schema['~standard'].validate('72897156237') // → { value: '72897156237' }
 */
export function createNssSchema({
  message = nssMessage,
  problems = 'first',
}: {
  readonly message?: (problem: NssProblem) => string;
  readonly problems?: 'first' | 'all';
} = {}): NssSchema {
  const validate = (value: unknown): NssValidation => {
    if (isValidNss(value)) return { value };
    const found = nssProblems(value);
    const reported = problems === 'all' ? found : found.slice(0, 1);
    return { issues: reported.map((problem) => ({ message: message(problem), problem })) };
  };
  return { '~standard': { version: 1, vendor: '@lender/nss', validate } };
}

/** English messages. */
export const nssSchema: NssSchema = /* @__PURE__ */ createNssSchema();
