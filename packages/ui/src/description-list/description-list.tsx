import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

export interface DescriptionItem {
  /** Unique in its list. */
  readonly term: string;
  readonly detail: ReactNode;
}

export interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
  /**
   * Number of columns from a tablet up; a phone has one. Four become two on a tablet, with each detail under its term.
   *
   * @default 1
   */
  readonly columns?: 1 | 2 | 4;
}

/** Facts about one thing, each under its name. For money that adds up, use {@link Receipt}. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={css.list({ columns })}>
      {items.map(({ term, detail }) => (
        <div key={term} className={css.item[columns]}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
