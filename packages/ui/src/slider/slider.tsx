'use client';

import { useFieldControl } from '../field/field-control.ts';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import * as css from './slider.css.ts';

export type SliderProps = UnstyledProps<'input', 'type' | 'min' | 'max' | 'step' | 'aria-valuetext'> & {
  readonly min: number;
  /** Largest value, at least `min`; the caller disables the slider when they are equal. */
  readonly max: number;
  /** Counted from `min`: keep `min` a multiple of it. */
  readonly step: number;
  /** The value as a person says it, read aloud on each move: `$4000`. */
  readonly valueText?: string;
  /** Drawn under the two ends: `$500`. */
  readonly minLabel?: string;
  readonly maxLabel?: string;
};

/**
 * A number chosen by dragging, inside a {@link Field}: the browser's own range, so that keyboard, touch
 * and forms work before and without JavaScript.
 */
export function Slider({ valueText, minLabel, maxLabel, ...rest }: SliderProps) {
  return (
    <div>
      <input {...useFieldControl()} {...rest} type="range" aria-valuetext={valueText} className={css.input} />
      {(minLabel || maxLabel) && (
        <div className={css.ends} aria-hidden="true">
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </div>
      )}
    </div>
  );
}
