'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { Heading } from '../text/heading.tsx';
import * as css from './dialog.css.ts';

export interface DialogProps {
  /** Unique on the page; its title takes `{id}-title`. */
  readonly id: string;
  readonly isOpen: boolean;
  /** Called by Escape and the close button; the caller answers with `isOpen`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** `Cerrar`. */
  readonly closeLabel: string;
  /** Buttons at the foot, the main one first. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Modal dialog of the browser with a question to answer before the user continues; keeps the focus inside and gives it
 * back. Content that must work without JavaScript gets a page instead.
 */
export function Dialog({ id, isOpen, onClose, title, closeLabel, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // A file input inside fires `cancel` too.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  );
}
