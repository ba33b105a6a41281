import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './field.css.ts';
import { errorId, hintId } from './field-ids.ts';

export interface FieldMessagesProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The hint and the error of one control, under the ids that {@link fieldControl} points to. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <div id={hintId(id)} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId(id)} className={css.error}>
          <span className={css.errorIcon}>
            <Icon name="danger" />
          </span>
          {error}
        </p>
      )}
    </>
  );
}
