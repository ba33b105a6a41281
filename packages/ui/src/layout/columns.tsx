import type { ReactNode } from 'react';
import { columns } from './layout.css.ts';
import type { Space } from './space.ts';

export interface ColumnsProps {
  /** Number of columns on wide screens; a phone always has one. Four become two on a tablet. */
  readonly count: 2 | 3 | 4;
  /** @default 'm' */
  readonly space?: Space;
  /**
   * Alignment of the children; `end` for fields of which only some have a hint, so that the inputs are on one line.
   *
   * @default 'start'
   */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Equal columns from a tablet up, one below the other on a phone. */
export function Columns({ count, space = 'm', align = 'start', children }: ColumnsProps) {
  return <div className={columns({ count, space, align })}>{children}</div>;
}
