/** One refused field on the wire: a code and the path of a form field. */
export interface Violation {
  /** Reason: a refusal code or `invalid`. */
  readonly status: string;
  /** Path of the field, as the server's form tree writes it: `children[mobilePhone].children[number].data`. */
  readonly propertyPath: string;
  readonly message: string;
}

/** Code with which an invalid e-mail address is refused: the one format for which the specification has a code. */
export const INVALID_MAIL = 'invalid_mail';

/**
 * Writes the path of a field the way violations travel.
 *
 * @example
 * propertyPathOf(['mobilePhone', 'number']) // → 'children[mobilePhone].children[number].data'
 */
export const propertyPathOf = (path: readonly PropertyKey[]): string =>
  [...path.map((segment) => `children[${String(segment)}]`), 'data'].join('.');

/**
 * Turns a path on the wire into a field name: removes `children[` and `]`, and segments that are exactly `data`.
 *
 * @example
 * fieldNameOf('children[info].data.children[mobilePhone].data.number') // → 'info.mobilePhone.number'
 */
export const fieldNameOf = (propertyPath: string): string =>
  propertyPath
    .replaceAll('children[', '')
    .replaceAll(']', '')
    .split('.')
    .filter((segment) => segment !== '' && segment !== 'data')
    .join('.');

/**
 * Maps violations to one code per field, the first one of each field winning.
 *
 * @example
 * fieldErrorsOf([{ status: 'not_unique', propertyPath: 'children[email].data', message: '' }]) // → { email: 'not_unique' }
 */
export function fieldErrorsOf(violations: readonly Violation[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = Object.create(null);
  for (const { status, propertyPath } of violations) {
    const field = fieldNameOf(propertyPath);
    errors[field] ??= status;
  }
  return { ...errors };
}
