import type { ReactNode } from 'react';
import { container } from './layout.css.ts';

export interface ContainerProps {
  /** `wide` is 1170 px, `reading` 680 px, `form` 480 px, each plus a 16 px gutter. @default 'wide' */
  readonly width?: 'wide' | 'reading' | 'form';
  readonly children: ReactNode;
}

/** Centres content on the page, no wider than is easy to read for its kind. */
export function Container({ width = 'wide', children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
