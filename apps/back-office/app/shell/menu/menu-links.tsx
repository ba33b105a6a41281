import { StatusBadge, VisuallyHidden } from '@lender/ui';
import { useId } from 'react';
import type { MenuItem, MenuSection } from '../menu-items.ts';
import { RouterLink } from '../router-link.tsx';
import { shellCopy } from '../shell.copy.es.ts';
import * as css from './menu.css.ts';
import type { WorkCount, WorkCounts } from './work-counts.ts';

const { nav: copy } = shellCopy;

export interface MenuLinksProps {
  readonly sections: readonly MenuSection[];
  readonly counts: WorkCounts;
  /** Item of the page that is shown. */
  readonly current: MenuItem | undefined;
}

/** Shows the pages of the role in their groups, each with what waits there. A group of one page has no heading. */
export const MenuLinks = ({ sections, counts, current }: MenuLinksProps) =>
  sections.map(({ group, label, items }) => (
    <div key={group} className={css.section}>
      {items.length > 1 && <p className={css.heading}>{label}</p>}
      <ul className={css.list}>
        {items.map((item) => (
          <Item key={item.href} item={item} count={counts[item.screen]} isCurrent={item === current} />
        ))}
      </ul>
    </div>
  ));

interface ItemProps {
  readonly item: MenuItem;
  readonly count: WorkCount | undefined;
  readonly isCurrent: boolean;
}

/** The count stands beside the link, so that the name of the link stays the same while the count changes. */
function Item({ item: { href, label }, count, isCurrent }: ItemProps) {
  const id = useId();
  return (
    <li className={css.item}>
      <RouterLink
        href={href}
        className={css.link}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={count && id}
      >
        {label}
      </RouterLink>
      {count && (
        <span id={id} className={css.counts}>
          <span aria-hidden="true">{count.waiting}</span>
          <VisuallyHidden>{copy.waiting(count.waiting)}</VisuallyHidden>
          {count.overdue > 0 && <StatusBadge tone="danger">{copy.overdue(count.overdue)}</StatusBadge>}
        </span>
      )}
    </li>
  );
}
