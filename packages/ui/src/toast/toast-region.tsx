'use client';

import { useEffect, useState } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import * as css from './toast.css.ts';
import type { Toast } from './use-toasts.ts';

const SHOWN_MS = 5000;

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  /** Called after 5 seconds, which begin again when both pointer and focus have left, and by the button. */
  readonly onDismiss: (id: number) => void;
  /** `Cerrar`. */
  readonly dismissLabel: string;
}

/**
 * Draws messages of success that may be missed, top right. Never the only place of an error. Always in the page, empty
 * or not.
 */
export function ToastRegion({ toasts, onDismiss, dismissLabel }: ToastRegionProps) {
  return (
    <div className={css.region} role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

interface ToastCardProps extends Omit<ToastRegionProps, 'toasts'> {
  readonly toast: Toast;
}

function ToastCard({ toast: { id, message, tone }, onDismiss, dismissLabel }: ToastCardProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss]);

  return (
    // Not a control: it only waits while the visitor reads it.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={css.toast({ tone })}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className={css.message}>{message}</span>
      <CloseButton label={dismissLabel} onClick={() => onDismiss(id)} />
    </div>
  );
}
