import type { ReactNode } from 'react';
import * as css from './action-bar.css.ts';

export interface ActionBarProps {
  /**
   * Subject of the button, in a few words that the page says elsewhere too: it is shown while the bar may cover them,
   * and is not read aloud a second time.
   */
  readonly summary?: ReactNode;
  /**
   * Place of the bar where there is room: over the whole width, or under the second column of a `Split`. @default
   * 'full'
   */
  readonly place?: 'full' | 'side';
  /** The button. */
  readonly children: ReactNode;
}

/** The button of a long form. It stays at the lower edge of the screen for as long as its form is there; under a second column, on phones only. */
export function ActionBar({ summary, place = 'full', children }: ActionBarProps) {
  return (
    <div className={place === 'side' ? `${css.bar} ${css.underSide}` : `${css.bar} ${css.full}`}>
      {summary && (
        <div className={css.summary} aria-hidden="true">
          {summary}
        </div>
      )}
      {children}
    </div>
  );
}
