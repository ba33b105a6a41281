import type { ReactNode } from 'react';
import { section } from './layout.css.ts';

export interface SectionProps {
  /** Id of the heading that names the section; without it, the section is a plain band, not a region. */
  readonly labelledBy?: string;
  /** Space above and below. @default 'l' */
  readonly space?: 'm' | 'l' | 'xl';
  /** @default 'background' */
  readonly tone?: 'background' | 'surface' | 'sunken' | 'info';
  readonly children: ReactNode;
}

/** A band across the whole page. */
export function Section({ labelledBy, space = 'l', tone = 'background', children }: SectionProps) {
  const Tag = labelledBy ? 'section' : 'div';
  return (
    <Tag className={section({ space, tone })} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
