import * as css from './progress.css.ts';

export interface StepperProps {
  /** `Paso 2 de 7`. */
  readonly label: string;
  /** `Tu empleo · aprox. 1 min`. */
  readonly detail?: string;
}

/**
 * Says the client's position in a series of pages in words: the bar at the top of the page already draws the progress.
 */
export function Stepper({ label, detail }: StepperProps) {
  return (
    <p className={css.words}>
      <span className={css.step}>{label}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </p>
  );
}
