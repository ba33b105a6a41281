'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './toggletip.css.ts';

const HOVER_MS = 1000;
const SHOWN_MS = 7000;

export interface ToggletipProps {
  /** Unique on the page. */
  readonly id: string;
  /** Name of what the `?` explains, read aloud: `¿Qué es el CAT?`. */
  readonly label: string;
  /** A sentence or two. */
  readonly children: ReactNode;
}

/**
 * A `?` that explains the word beside it. A press opens it, without JavaScript too; hovering for a second opens it for
 * seven seconds, longer while the pointer is on it. Escape or a press elsewhere closes it.
 */
export function Toggletip({ id, label, children }: ToggletipProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = () => bubble.current?.matches(':popover-open') ?? false;
  const onEnter = () => {
    if (isOpen()) clearTimeout(timer.current);
    else after(HOVER_MS, () => !isOpen() && bubble.current?.showPopover());
  };
  const onLeave = () => after(SHOWN_MS, () => isOpen() && bubble.current?.hidePopover());
  const onLeaveOpener = () => {
    clearTimeout(timer.current);
    if (isOpen()) onLeave();
  };
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-label={label}
        popoverTarget={id}
        onPointerEnter={onEnter}
        onPointerLeave={onLeaveOpener}
      >
        <span className={css.sign} aria-hidden="true">
          ?
        </span>
      </button>
      <span
        ref={bubble}
        id={id}
        popover="auto"
        role="note"
        className={css.bubble}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={onLeave}
      >
        {children}
      </span>
    </>
  );
}
