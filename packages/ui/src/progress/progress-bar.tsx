import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './progress.css.ts';

export interface ProgressBarProps {
  readonly id: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Name of the process under way: `Tu solicitud`. */
  readonly label: string;
  /** True for a label that screen readers read and that is not drawn. @default false */
  readonly isLabelHidden?: boolean;
}

/** Draws the part of a process that is done. */
export function ProgressBar({ id, percent, label, isLabelHidden = false }: ProgressBarProps) {
  const words = <label htmlFor={id}>{label}</label>;
  return (
    <div className={css.frame}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : <div className={css.words}>{words}</div>}
      <progress id={id} className={css.bar} max={100} value={percent} />
    </div>
  );
}
