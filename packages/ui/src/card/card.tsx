import type { ReactNode } from 'react';
import { card } from './card.css.ts';

export interface CardProps {
  /**
   * Tone of the card: `surface` is raised above the page, `flat` is level with it; `info` and `sunken` are tinted.
   *
   * @default 'surface'
   */
  readonly tone?: 'surface' | 'flat' | 'info' | 'sunken';
  /** Space inside; smaller on a phone. @default 'l' */
  readonly padding?: 'm' | 'l' | 'xl';
  /** Id of its heading, which makes the card a named region. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** Draws a sheet that holds things which belong together. */
export function Card({ tone = 'surface', padding = 'l', labelledBy, children }: CardProps) {
  const Tag = labelledBy ? 'section' : 'div';
  return (
    <Tag className={card({ tone, padding })} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
