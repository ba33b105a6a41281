'use client';

import { useLink } from '../link/link-provider.tsx';
import type { MenuLink } from '../menu/menu.tsx';
import { list, tab } from './tab-links.css.ts';

export interface TabLinksProps {
  /** Names the navigation: `Cliente`. */
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** The parts of one thing, each at its own address. To choose a value, use a segmented radio group. */
export function TabLinks({ label, links }: TabLinksProps) {
  const Link = useLink();
  return (
    <nav aria-label={label} className={list}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} className={tab} aria-current={link.isCurrent ? 'page' : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
