'use client';

import { useFieldControl } from '../field/field-control.ts';
import { Icon } from '../icon/icon.tsx';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { textInput } from '../text-input/text-input.css.ts';
import * as css from './select.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export type SelectProps = UnstyledProps<'select', 'children' | 'multiple' | 'size'> & {
  readonly options: readonly SelectOption[];
  /** An empty first choice that says what to choose: `Elige tu ciclo`. */
  readonly placeholder?: string;
};

/** Choice of one of many, inside a {@link Field}: the browser's own list, which every phone supports. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <span className={css.frame}>
      <select
        {...useFieldControl()}
        {...rest}
        className={`${textInput({ width: 'full', look: 'words' })} ${css.select}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <Icon name="down" />
      </span>
    </span>
  );
}
