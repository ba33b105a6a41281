'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a `<details>` menu: once JavaScript runs it also closes on Escape, on a press outside and after
 * one of its links was followed. Until then it opens and closes by its summary.
 */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!details.current?.open || !(target instanceof Element)) return;
      const isInside = details.current.contains(target);
      if (!isInside || target.closest('a')) details.current.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return details;
}
