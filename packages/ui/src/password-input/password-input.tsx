'use client';

import { useState } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { useHydrated } from '../native/use-hydrated.ts';
import { textInput } from '../text-input/text-input.css.ts';
import * as css from './password-input.css.ts';

export type PasswordInputProps = UnstyledProps<'input', 'type' | 'autoComplete'> & {
  /** `current-password` to sign in, `new-password` to choose one: password managers need to know. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** `Mostrar`. */
  readonly showLabel: string;
  /** `Ocultar`. */
  readonly hideLabel: string;
};

/** A password, inside a {@link Field}. Where JavaScript runs, it can be read while it is typed. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <span className={css.frame}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useFieldControl()}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={`${textInput({ width: 'full', look: 'words' })} ${css.input}`}
      />
      {isHydrated && (
        <button type="button" className={css.toggle} onClick={() => setIsShown(!isShown)}>
          {isShown ? hideLabel : showLabel}
        </button>
      )}
    </span>
  );
}
