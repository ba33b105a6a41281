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
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One way to choose a file: the browser's own input before hydration, a button over it afterwards. */
export function FileChoice({ label, icon, isDisabled, isMultiple, ...native }: FileChoiceProps) {
  const isHydrated = useHydrated();
  return (
    <label className={isHydrated ? css.choice : css.bareChoice}>
      {!isHydrated && label}
      <input
        {...native}
        type="file"
        disabled={isDisabled}
        multiple={isMultiple}
        className={isHydrated ? css.input : css.bareInput}
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
