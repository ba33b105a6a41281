'use client';

import { Icon } from '../icon/icon.tsx';
import * as css from './file-input.css.ts';

export interface CameraButtonProps {
  readonly label: string;
  readonly isDisabled: boolean | undefined;
  readonly onClick: () => void;
}

/** Button for the camera that the page opens itself; looks like the file button beside it. */
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
