'use client';

import type { ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import * as css from './radio-group.css.ts';

type Look = 'segmented' | 'chips' | 'cards' | 'list';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A second line; not drawn when segmented or as chips. */
  readonly description?: ReactNode;
  /** Detail at the far end by which the options are compared: an amount. Not drawn when segmented or as chips. */
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, 'children'> {
  readonly name: string;
  readonly options: readonly RadioOption[];
  /**
   * Look of the group: `segmented` for two or three short words, `chips` for more of them, on as many lines as they need,
   * `cards` for choices with a price, `list` for the rest.
   *
   * @default 'list'
   */
  readonly look?: Look;
  /** Chosen value, when the caller holds it. Nothing is chosen without `value` or `defaultValue`. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly isRequired?: boolean;
  readonly onChange?: (value: string) => void;
}

/**
 * Choice of one option; all are visible.
 *
 * @example
 * <RadioGroup id="kind" name="kind" legend="¿Ya eres cliente?" look="segmented" defaultValue="new"
 *   options={[{ value: 'new', label: 'Cliente nuevo' }, { value: 'repeated', label: 'Ya soy cliente' }]} />
 */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, look = 'list', value, defaultValue, isRequired, onChange, ...group } = props;
  return (
    <FieldGroup {...group}>
      <div className={css.group({ look })}>
        {options.map((option) => (
          <label key={option.value} className={css.option({ look })}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              checked={value === undefined ? undefined : value === option.value}
              onChange={() => onChange?.(option.value)}
            />
            <Face option={option} look={look} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function Face({ option, look }: { readonly option: RadioOption; readonly look: Look }) {
  if (look === 'segmented' || look === 'chips') return <span className={css.face({ look })}>{option.label}</span>;
  return (
    <span className={css.face({ look })}>
      <span className={css.dot} />
      <span className={css.words}>
        <span className={look === 'cards' ? css.title : undefined}>{option.label}</span>
        {option.description && <span className={css.description}>{option.description}</span>}
      </span>
      {option.detail && <span className={css.detail}>{option.detail}</span>}
    </span>
  );
}
