import type { Result } from '@lender/money';

/** Answer of a schema about a value: the value as it was read, or one issue with its sentence and its problem. */
export type Validation<Value, Problem> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly [{ readonly message: string; readonly problem: Problem }] };

/** A validator in the form of Standard Schema 1 (https://standardschema.dev), which form libraries read. */
export interface Schema<Input, Value, Problem> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@lender/calculator';
    readonly validate: (value: unknown) => Validation<Value, Problem>;
    readonly types?: { readonly input: Input; readonly output: Value } | undefined;
  };
}

/** Makes a schema of a parser and of the words for its problems. */
export function schemaOf<Input, Value, Problem>(
  parse: (value: unknown) => Result<Value, Problem>,
  message: (problem: Problem) => string,
): Schema<Input, Value, Problem> {
  const validate = (value: unknown): Validation<Value, Problem> => {
    const parsed = parse(value);
    if (parsed.ok) return { value: parsed.value };
    return { issues: [{ message: message(parsed.problem), problem: parsed.problem }] };
  };
  return { '~standard': { version: 1, vendor: '@lender/calculator', validate } };
}
