import type { ReactNode } from 'react';
import * as css from './case.css.ts';

export interface PaneProps {
  readonly label: string;
  readonly place: 'left' | 'centre' | 'right';
  readonly children: ReactNode;
}

/** Part of the page that scrolls in itself, so that the page does not have to. */
export function Pane({ label, place, children }: PaneProps) {
  return (
    // Content that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={css.pane[place]} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
