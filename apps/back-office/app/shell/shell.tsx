import type { Permission } from '@lender/lending';
import { Button, Menu, SiteHeader, SkipLink, Text } from '@lender/ui';
import { deleteAllDrafts, useKeptForms } from '@lender/web/react';
import { useLocation } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { screenPath } from '../screens.ts';
import { KeysDoor } from './keys/keys-door.tsx';
import { menuItems } from './menu-items.ts';
import { shellCopy as copy } from './shell.copy.es.ts';
import { content, keys } from './shell.css.ts';
import { StaffPermissions } from './staff.tsx';
import { usePageHandle } from './use-page-handle.ts';

/** Member of staff who is signed in. */
export interface ShellStaff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly permissions: readonly Permission[];
}

export interface ShellProps {
  readonly staff: ShellStaff;
  /** Shown in the header, beside the account. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page for staff. */
export function Shell({ staff, actions, children }: ShellProps) {
  const { pathname } = useLocation();
  const { keys: here = [] } = usePageHandle();
  const main = useKeptForms(staff.id);
  // The first part of an address determines its menu item.
  const menu = useMemo(() => menuItems(staff.permissions), [staff.permissions]);
  const links = menu.map((item) => ({
    ...item,
    isCurrent: pathname.split('/', 2)[1] === item.href.split('/', 2)[1],
  }));
  return (
    <StaffPermissions id={staff.id} permissions={staff.permissions}>
      <SkipLink targetId="main" label={copy.skip} />
      <SiteHeader
        brand={{ href: '/', name: copy.brand, mark: <img src="/favicon.svg" alt="" width={28} height={28} /> }}
        navLabel={copy.nav.label}
        menuLabel={copy.nav.menu}
        {...onOneLine(links)}
        actions={
          <>
            {actions}
            <div className={keys}>
              <KeysDoor menu={menu} here={here} />
            </div>
            <Menu
              label={firstName(staff.name)}
              icon="user"
              links={[{ href: screenPath('access', {}), label: copy.access }]}
            >
              <Account name={staff.name} email={staff.email} />
            </Menu>
          </>
        }
      />
      <main id="main" ref={main} tabIndex={-1} className={content}>
        {children}
      </main>
    </StaffPermissions>
  );
}

/** Number of menu pages that fit beside each other on a desktop screen. */
const IN_LINE = 6;

/**
 * Splits a menu into the first pages in a line and the others behind a label; a single remaining page stays in the
 * line.
 */
const onOneLine = <Item,>(links: readonly Item[]) =>
  links.length <= IN_LINE + 1
    ? { links }
    : { links: links.slice(0, IN_LINE), more: { label: copy.nav.more, links: links.slice(IN_LINE) } };

const firstName = (name: string) => name.split(' ', 1)[0] ?? name;

/**
 * Shows the user, the link to the borrower site and the sign-out button: plain forms, which work before the page
 * hydrates, too.
 */
function Account({ name, email }: Pick<ShellStaff, 'name' | 'email'>) {
  return (
    <>
      <Text weight="bold">{name}</Text>
      <Text size="small" tone="soft">
        {email}
      </Text>
      <form method="post" action="/sitio" target="_blank" rel="noopener">
        <Button type="submit" tone="quiet" size="small">
          {copy.openSite}
        </Button>
      </form>
      <form method="post" action="/salir" onSubmit={() => deleteAllDrafts(sessionStorage)}>
        <Button type="submit" tone="quiet" size="small">
          {copy.signOut}
        </Button>
      </form>
    </>
  );
}
