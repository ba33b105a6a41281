import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';
import { Heading, type HeadingProps } from '../text/heading.tsx';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** @default 2 */
  readonly level?: HeadingProps['level'];
  readonly illustration?: IllustrationName;
  /** Sentence that says what happened, and what the reader can do. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page or a place with nothing else to show: not found, nothing yet, please wait. */
export function EmptyState({ title, level = 2, illustration, children, actions }: EmptyStateProps) {
  return (
    <div className={css.frame}>
      {illustration && <Illustration name={illustration} />}
      <Heading level={level} size={level === 1 ? 'title' : 'large'}>
        {title}
      </Heading>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
