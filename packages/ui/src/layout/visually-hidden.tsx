import type { ReactNode } from 'react';
import { visuallyHidden } from './layout.css.ts';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Heard by a screen reader, not drawn. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
