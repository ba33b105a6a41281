import type { ReactNode } from 'react';
import { stack } from './layout.css.ts';
import type { Space } from './space.ts';

export interface StackProps {
  /** Space between the children. @default 'm' */
  readonly space?: Space;
  /** @default 'stretch' */
  readonly align?: 'stretch' | 'start' | 'center';
  /** `ul` or `ol` when the children are `<li>`. @default 'div' */
  readonly as?: 'div' | 'ul' | 'ol';
  readonly children: ReactNode;
}

/** Puts children one below the other. */
export function Stack({ space = 'm', align = 'stretch', as: Tag = 'div', children }: StackProps) {
  return <Tag className={stack({ space, align })}>{children}</Tag>;
}
