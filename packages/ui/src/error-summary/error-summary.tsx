'use client';

import { useEffect, useRef } from 'react';
import * as css from './error-summary.css.ts';

export interface FieldError {
  /** The `id` of the field. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** `Revisa 2 datos`. */
  readonly title: string;
  /** Errors in the order of the fields; with none, nothing is drawn. */
  readonly errors: readonly FieldError[];
}

/**
 * All errors of a form, listed above it, each linked to its field. Takes the focus whenever a new error appears, so
 * that a refused form is never silent; a corrected error leaves the list without moving the focus.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const said = useRef<readonly string[]>([]);
  useEffect(() => {
    const wrong = errors.map(({ fieldId, message }) => `${fieldId} ${message}`);
    if (wrong.some((one) => !said.current.includes(one))) box.current?.focus();
    said.current = wrong;
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={css.link} href={`#${fieldId}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
