'use client';

import type { ChangeEvent, Ref } from 'react';
import type { IconName } from '../icon/icon.data.ts';
import { Icon } from '../icon/icon.tsx';
import { useHydrated } from '../native/use-hydrated.ts';
import * as css from './file-input.css.ts';

export interface FileChoiceProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  readonly accept: string;
  readonly capture?: 'environment' | 'user';
  readonly isDisabled?: boolean;
  readonly isMultiple?: boolean;
  readonly isRequired?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * One way to choose a file: the browser's own input before hydration, a button over it afterwards. Before hydration the
 * words of the browser are in its own language; of a file that is required they are hidden until one is chosen, and then
 * only its name is shown.
 */
export function FileChoice({ label, icon, isDisabled, isMultiple, isRequired, ...native }: FileChoiceProps) {
  const isHydrated = useHydrated();
  const bareInput = isRequired ? css.wordlessInput : css.bareInput;
  return (
    <label className={isHydrated ? css.choice : css.bareChoice}>
      {!isHydrated && (isRequired ? <span className={css.face}>{label}</span> : label)}
      <input
        {...native}
        type="file"
        disabled={isDisabled}
        multiple={isMultiple}
        required={isRequired}
        className={isHydrated ? css.input : bareInput}
      />
      {isHydrated && (
        <span className={css.face}>
          <Icon name={icon} />
          {label}
        </span>
      )}
    </label>
  );
}
