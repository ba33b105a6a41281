'use client';

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLink } from '../link/link-provider.tsx';
import { sort, upward } from './table.css.ts';

export interface ColumnSort {
  /** Address of the same table, sorted by this column the other way round. */
  readonly href: string;
  /** Present sort order; `none` when another column decides. */
  readonly direction: 'ascending' | 'descending' | 'none';
}

/** Header of a column by which the rows can be sorted. */
export function SortLink({ href, direction, children }: ColumnSort & { readonly children: ReactNode }) {
  const Link = useLink();
  return (
    <Link href={href} className={sort}>
      {children}
      {direction !== 'none' && (
        <span className={direction === 'ascending' ? upward : undefined}>
          <Icon name="down" />
        </span>
      )}
    </Link>
  );
}
