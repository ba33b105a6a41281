'use client';

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Container } from '../layout/container.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useLink } from '../link/link-provider.tsx';
import { Menu, type MenuLink } from '../menu/menu.tsx';
import { useClosingDetails } from '../native/use-closing-details.ts';
import * as css from './site-header.css.ts';

export interface SiteHeaderProps {
  /** The name is drawn after the mark, so that the visible and the spoken text are the same. */
  readonly brand: { readonly href: string; readonly name: string; readonly mark?: ReactNode };
  /** Names the navigation: `Principal`. */
  readonly navLabel: string;
  readonly links: readonly MenuLink[];
  /** Further links where there are more pages than fit on a line, behind a name like `Más`. */
  readonly more?: { readonly label: string; readonly links: readonly MenuLink[] } | undefined;
  /** Names the button that opens the drawer on a phone: `Menú`. */
  readonly menuLabel: string;
  /** Always visible: the link to sign in, or the account's menu. */
  readonly actions?: ReactNode;
  /** Content of the drawer where it is more than links; it then also opens on screens up to 1024 px. */
  readonly drawer?: ReactNode;
  /** Under the links of the drawer: phone and e-mail. */
  readonly contact?: ReactNode;
  /** Under the bar: the progress of a registration. */
  readonly progress?: ReactNode;
}

/** The top of every page. On a phone the links are in a drawer that opens without JavaScript. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, navLabel, links, more, menuLabel, actions, drawer, contact, progress } = props;
  const Link = useLink();
  const shownOfMore = more?.links.find(({ isCurrent }) => isCurrent);
  return (
    <header className={css.header}>
      <Container>
        <div className={css.bar}>
          <Link href={brand.href} className={css.brand}>
            {brand.mark}
            {brand.name}
          </Link>
          {drawer === undefined && (
            <nav aria-label={navLabel} className={css.wideNav}>
              <NavLinks links={links} look={css.wideLink} />
              {more && <Menu label={shownOfMore?.label ?? more.label} links={more.links} />}
            </nav>
          )}
          <div className={css.actions}>
            {actions}
            <details ref={useClosingDetails()} className={drawer === undefined ? css.drawer : css.wideDrawer}>
              <summary className={css.opener}>
                <VisuallyHidden>{menuLabel}</VisuallyHidden>
                <span className={css.whenClosed}>
                  <Icon name="menu" size="medium" />
                </span>
                <span className={css.whenOpen}>
                  <Icon name="close" size="medium" />
                </span>
              </summary>
              <div className={css.panel}>
                <nav aria-label={navLabel}>
                  {drawer ?? <NavLinks links={[...links, ...(more?.links ?? [])]} look={css.drawerLink} />}
                </nav>
                {contact && <div className={css.contact}>{contact}</div>}
              </div>
            </details>
          </div>
        </div>
      </Container>
      {progress}
    </header>
  );
}

function NavLinks({ links, look }: { readonly links: readonly MenuLink[]; readonly look: string }) {
  const Link = useLink();
  return links.map(({ href, label, isCurrent }) => (
    <Link key={href} href={href} className={look} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  ));
}
