import * as z from 'zod/mini';
import { INVALID_MAIL, propertyPathOf, type Violation } from './violations.ts';

type Schema = z.core.$ZodType;

/** The decoded value, or the fields that were refused. */
export type Decoded<S extends Schema> =
  | { readonly ok: true; readonly value: z.core.output<S> }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/**
 * Reads what travelled (pesos) into what programs hold (centavos), and names each field that does not fit.
 *
 * Nothing is coerced: a number in quotes is not a number.
 */
export function decodeWire<S extends Schema>(schema: S, wire: unknown): Decoded<S> {
  const decoded = z.safeParse(schema, wire);
  if (decoded.success) return { ok: true, value: decoded.data };
  return { ok: false, violations: decoded.error.issues.flatMap(violationsOf) };
}

/** Writes what programs hold into what travels. A value that does not fit its schema is a bug, so it throws. */
export const encodeWire = <S extends Schema>(schema: S, value: z.core.output<S>): z.core.input<S> =>
  z.encode(schema, value);

function violationsOf(issue: z.core.$ZodIssue): readonly Violation[] {
  // An unknown key is reported at its own path, so that the caller sees its name.
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => violation('unknown_field', [...issue.path, key], 'unknown field'));
  return [violation(issue.message === INVALID_MAIL ? INVALID_MAIL : 'invalid', issue.path, issue.message)];
}

const violation = (status: string, path: readonly PropertyKey[], message: string): Violation => ({
  status,
  propertyPath: propertyPathOf(path),
  message,
});
