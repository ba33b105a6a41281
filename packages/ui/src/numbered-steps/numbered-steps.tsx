import type { ReactNode } from 'react';
import * as css from './numbered-steps.css.ts';

export interface NumberedStep {
  /** Unique in its list. */
  readonly title: string;
  readonly detail?: ReactNode;
}

export interface NumberedStepsProps {
  readonly steps: readonly NumberedStep[];
}

/** Draws the steps of a procedure, one after the other. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={css.list}>
      {steps.map(({ title, detail }) => (
        <li key={title} className={css.step}>
          <div className={css.body}>
            <span className={css.title}>{title}</span>
            {detail}
          </div>
        </li>
      ))}
    </ol>
  );
}
