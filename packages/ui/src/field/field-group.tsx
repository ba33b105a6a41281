import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { field } from './field.css.ts';
import * as css from './field-group.css.ts';
import { errorId, hintId } from './field-ids.ts';
import { FieldMessages } from './field-messages.tsx';

export interface FieldGroupProps {
  /** Unique on the page; an error summary links to it. */
  readonly id: string;
  readonly legend: ReactNode;
  /**
   * True for a legend that screen readers read and that is not drawn: only where a heading beside it already says it.
   *
   * @default false
   */
  readonly isLegendHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/**
 * One question answered in several controls: a birth date in three inputs, one of several radios.
 *
 * @example
 * <FieldGroup id="birth-date" legend="Fecha de nacimiento" error={problems.birthDate}>
 *   <Inline align="start">…día, mes, año…</Inline>
 * </FieldGroup>
 */
export function FieldGroup({ id, legend, isLegendHidden = false, hint, error, children }: FieldGroupProps) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={id} className={field} data-invalid={error ? '' : undefined} aria-describedby={describedBy}>
      <legend className={isLegendHidden ? undefined : css.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={css.body}>
        <FieldMessages id={id} hint={hint} error={error} />
        {children}
      </div>
    </fieldset>
  );
}
