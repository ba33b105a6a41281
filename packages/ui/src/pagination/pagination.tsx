'use client';

import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useLink } from '../link/link-provider.tsx';
import { link, list } from './pagination.css.ts';

interface PageLink {
  readonly href: string;
  /** The page's number, or `Anterior` and `Siguiente`. */
  readonly label: string;
}

export interface PaginationProps {
  /** Names the navigation: `Páginas`. */
  readonly label: string;
  readonly pages: readonly (PageLink & { readonly isCurrent?: boolean })[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** Links to the pages of a long list. */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  const Link = useLink();
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {previous && (
          <li>
            <Link href={previous.href} className={link} rel="prev">
              <Icon name="left" />
              <VisuallyHidden>{previous.label}</VisuallyHidden>
            </Link>
          </li>
        )}
        {pages.map((page) => (
          <li key={page.href}>
            <Link href={page.href} className={link} aria-current={page.isCurrent ? 'page' : undefined}>
              {page.label}
            </Link>
          </li>
        ))}
        {next && (
          <li>
            <Link href={next.href} className={link} rel="next">
              <Icon name="right" />
              <VisuallyHidden>{next.label}</VisuallyHidden>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
