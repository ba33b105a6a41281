import type { ReactNode } from 'react';
import { columns } from './layout.css.ts';
import type { Space } from './space.ts';

export interface ColumnsProps {
  /** On wide screens; a phone always has one. Four become two on a tablet. */
  readonly count: 2 | 3 | 4;
  /** @default 'm' */
  readonly space?: Space;
  /** `end` for fields of which only some have a hint, so that what is typed into stands on one line. @default 'start' */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Equal columns from a tablet up, one below the other on a phone. */
export function Columns({ count, space = 'm', align = 'start', children }: ColumnsProps) {
  return <div className={columns({ count, space, align })}>{children}</div>;
}
