import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './disclosure.css.ts';

export interface DisclosureProps {
  /** Id of the element, so that a link can lead to it. */
  readonly id?: string;
  readonly summary: ReactNode;
  /** Name of a group; one of a group opens at a time. */
  readonly name?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A question with its answer folded under it. The browser's own search finds it, open or not. */
export function Disclosure({ id, summary, name, isOpen, children }: DisclosureProps) {
  return (
    <details id={id} name={name} open={isOpen} className={css.disclosure}>
      <summary className={css.summary}>
        {summary}
        <span className={css.turning}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
