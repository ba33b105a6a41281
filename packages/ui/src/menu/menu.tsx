'use client';

import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.data.ts';
import { Icon } from '../icon/icon.tsx';
import { useLink } from '../link/link-provider.tsx';
import { useClosingDetails } from '../native/use-closing-details.ts';
import * as css from './menu.css.ts';

export interface MenuLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent?: boolean;
}

export interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly links: readonly MenuLink[];
  /** Under the links: the form that signs out. */
  readonly children?: ReactNode;
}

/** A few links under one name. Opens without JavaScript. */
export function Menu({ label, icon, links, children }: MenuProps) {
  const Link = useLink();
  return (
    <details ref={useClosingDetails()} className={css.menu}>
      <summary className={css.summary}>
        {icon && (
          <span className={css.icon}>
            <Icon name={icon} />
          </span>
        )}
        <span className={css.label}>{label}</span>
        <Icon name="down" />
      </summary>
      <div className={css.panel}>
        {links.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            className={css.item}
            aria-current={link.isCurrent ? 'page' : undefined}
          >
            {link.label}
          </Link>
        ))}
        {children}
      </div>
    </details>
  );
}
