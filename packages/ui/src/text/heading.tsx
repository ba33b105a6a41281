import type { ReactNode } from 'react';
import { heading } from './text.css.ts';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizes = { 1: 'title', 2: 'heading', 3: 'large', 4: 'body' } as const;

export interface HeadingProps {
  /** Level in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4;
  /** Drawn size, when it differs from the level. */
  readonly size?: 'display' | 'title' | 'heading' | 'large' | 'body';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading whose place in the outline and size on the screen are chosen apart. */
export function Heading({ level, size = sizes[level], id, children }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag id={id} className={heading({ size })}>
      {children}
    </Tag>
  );
}
