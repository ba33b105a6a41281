import type { ReactNode } from 'react';
import { inline } from './layout.css.ts';
import type { Space } from './space.ts';

export interface InlineProps {
  /** Space between the children, on a line and between lines. @default 'm' */
  readonly space?: Space;
  /** @default 'center' */
  readonly align?: 'center' | 'baseline' | 'start' | 'end';
  /** @default 'start' */
  readonly justify?: 'start' | 'between' | 'end' | 'center';
  readonly children: ReactNode;
}

/** Puts children side by side, wrapping when there is no room. */
export function Inline({ space = 'm', align = 'center', justify = 'start', children }: InlineProps) {
  return <div className={inline({ space, align, justify })}>{children}</div>;
}
