export interface FieldControl {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldMessages {
  readonly id: string;
  readonly hint?: unknown;
  readonly error?: unknown;
}

/** Returns the attributes that link a control to its hint and error. */
export function fieldControl({ id, hint, error }: FieldMessages): FieldControl {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
