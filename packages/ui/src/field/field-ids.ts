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

/** Ties a control to the hint and the error shown above it. */
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
