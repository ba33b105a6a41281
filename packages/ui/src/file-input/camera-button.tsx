'use client';

import { Icon } from '../icon/icon.tsx';
import * as css from './file-input.css.ts';

export interface CameraButtonProps {
  readonly label: string;
  readonly isDisabled: boolean | undefined;
  readonly onClick: () => void;
}

/** The way to a camera that the page opens itself; looks like the way to a file beside it. */
export function CameraButton({ label, isDisabled, onClick }: CameraButtonProps) {
  return (
    <span className={css.choice}>
      <button type="button" className={css.face} disabled={isDisabled} onClick={onClick}>
        <Icon name="camera" />
        {label}
      </button>
    </span>
  );
}
