import type { ReactNode } from 'react';
import { visuallyHidden } from './layout.css.ts';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Renders text that a screen reader reads and that is not drawn. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
