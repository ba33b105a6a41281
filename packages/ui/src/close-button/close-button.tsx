'use client';

import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { closeButton } from './close-button.css.ts';

export interface CloseButtonProps {
  /** Read aloud: `Cerrar`. */
  readonly label: string;
  readonly onClick: () => void;
}

/** The cross in the corner of what can be put away. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={closeButton} onClick={onClick}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name="close" />
    </button>
  );
}
