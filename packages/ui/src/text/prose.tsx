import type { ReactNode } from 'react';
import { prose } from './text.css.ts';

export interface ProseProps {
  /** Plain `h2`, `h3`, `p`, `ul`, `ol`. */
  readonly children: ReactNode;
}

/** A page meant for reading: sets the spacing of plain elements. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>;
}
