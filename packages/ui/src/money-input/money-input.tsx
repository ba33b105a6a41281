'use client';

import { useFieldControl } from '../field/field-control.ts';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { textInput } from '../text-input/text-input.css.ts';
import * as css from './money-input.css.ts';

export type MoneyInputProps = UnstyledProps<'input', 'type' | 'inputMode'> & {
  /** True when centavos may be typed; only then does a phone's keyboard have a point. @default false */
  readonly hasCentavos?: boolean;
  /** `strong` is the amount a whole page is about. @default 'regular' */
  readonly emphasis?: 'regular' | 'strong';
};

/** An amount of pesos, inside a {@link Field}. The sign is drawn, so the value is digits only. */
export function MoneyInput({ emphasis = 'regular', hasCentavos = false, ...rest }: MoneyInputProps) {
  return (
    <span className={css.frame({ emphasis })}>
      <span className={css.sign({ emphasis })} aria-hidden="true">
        $
      </span>
      <input
        autoComplete="off"
        {...useFieldControl()}
        {...rest}
        type="text"
        inputMode={hasCentavos ? 'decimal' : 'numeric'}
        className={`${textInput({ width: 'full', look: 'words' })} ${emphasis === 'strong' ? css.strongInput : css.input}`}
      />
    </span>
  );
}
