import * as css from './progress.css.ts';

export interface StepperProps {
  /** 1 to `total`. */
  readonly current: number;
  readonly total: number;
  /** `Paso 2 de 7`. */
  readonly label: string;
  /** `Tu empleo · aprox. 1 min`. */
  readonly detail?: string;
}

/** Where the client stands in a row of pages. The words say it; the segments only show it. */
export function Stepper({ current, total, label, detail }: StepperProps) {
  return (
    <div className={css.frame}>
      <p className={css.words}>
        <span className={css.step}>{label}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </p>
      <div className={css.segments} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
          <span key={step} className={css.segment({ state: stateOf(step, current) })} />
        ))}
      </div>
    </div>
  );
}

function stateOf(step: number, current: number) {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}
