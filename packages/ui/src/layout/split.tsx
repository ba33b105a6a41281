import type { ReactNode } from 'react';
import { split } from './layout.css.ts';
import type { Space } from './space.ts';

export interface SplitProps {
  /** Largest width of the second child, in px, where there is room beside it. @default 480 */
  readonly side?: 320 | 480;
  /** @default 'xl' */
  readonly space?: Space;
  /** @default 'start' */
  readonly align?: 'start' | 'center';
  /** First part, the part beside it, and an optional part under the first. */
  readonly children: ReactNode;
}

/** A main column and one beside it from 900 px; one below the other on smaller screens. */
export function Split({ side = 480, space = 'xl', align = 'start', children }: SplitProps) {
  return <div className={split({ side, space, align })}>{children}</div>;
}
