'use client';

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './field.css.ts';
import { FieldControlContext } from './field-control.ts';
import { fieldControl } from './field-ids.ts';
import { FieldMessages } from './field-messages.tsx';

export interface FieldProps {
  /** Unique on the page; the control takes it, and an error summary links to it. */
  readonly id: string;
  readonly label: ReactNode;
  /** Note after the label in lighter letters: `(opcional)`. */
  readonly note?: string;
  /**
   * True for a label that screen readers read and that is not drawn: only where a heading beside it already says it.
   *
   * @default false
   */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** Sentence that says what is wrong and what to do; stays until it is fixed. */
  readonly error?: string | undefined;
  /** One control of the kit. */
  readonly children: ReactNode;
}

/**
 * A label, a hint, an error and one control, linked for assistive technology.
 *
 * @example
 * <Field id="clabe" label="CLABE" hint="18 dígitos, están en tu app del banco" error={problems.clabe}>
 *   <TextInput name="clabe" inputMode="numeric" />
 * </Field>
 */
export function Field({ id, label, note, isLabelHidden = false, hint, error, children }: FieldProps) {
  const words = (
    <label htmlFor={id} className={css.label}>
      {label} {note && <span className={css.note}>{note}</span>}
    </label>
  );
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <FieldMessages id={id} hint={hint} error={error} />
      <FieldControlContext value={fieldControl({ id, hint, error })}>{children}</FieldControlContext>
    </div>
  );
}
