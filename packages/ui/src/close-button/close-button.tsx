'use client';

import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { closeButton } from './close-button.css.ts';

export interface CloseButtonProps {
  /** Label that is read aloud: `Cerrar`. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Button with a cross, in the corner of what can be closed. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={closeButton} onClick={onClick}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name="close" />
    </button>
  );
}
