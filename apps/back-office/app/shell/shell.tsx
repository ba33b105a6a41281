import type { Permission } from '@lender/lending';
import { SiteHeader, SkipLink } from '@lender/ui';
import { useKeptForms } from '@lender/web/react';
import { useLocation } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { KeysDoor } from './keys/keys-door.tsx';
import { frame } from './menu/menu.css.ts';
import { MenuLinks } from './menu/menu-links.tsx';
import type { MenuState } from './menu/menu-state.ts';
import { SideMenu } from './menu/side-menu.tsx';
import { useWorkCounts } from './menu/use-work-counts.ts';
import type { WorkCounts } from './menu/work-counts.ts';
import { menuItemOf, menuItems, menuSections } from './menu-items.ts';
import { shellCopy as copy } from './shell.copy.es.ts';
import { content } from './shell.css.ts';
import { StaffPermissions } from './staff.tsx';
import { TrailProvider } from './trail/use-trail.tsx';
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
  /** Work that waits on each page, as it was when the document was opened. */
  readonly counts: WorkCounts;
  readonly menuState: MenuState;
  /** Address from which the document was opened. */
  readonly from: string | undefined;
  /** Shown in the header, beside the account. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page for staff. */
export function Shell({ staff, counts, menuState, from, actions, children }: ShellProps) {
  const { pathname } = useLocation();
  const { keys: here = [] } = usePageHandle();
  const main = useKeptForms(staff.id);
  const menu = useMemo(() => menuItems(staff.permissions), [staff.permissions]);
  const sections = useMemo(() => menuSections(menu), [menu]);
  const links = { sections, counts: useWorkCounts(counts), current: menuItemOf(menu, pathname) };
  return (
    <StaffPermissions id={staff.id} permissions={staff.permissions}>
      <SkipLink targetId="main" label={copy.skip} />
      <SiteHeader
        brand={{ href: '/', name: copy.brand, mark: <img src="/favicon.svg" alt="" width={28} height={28} /> }}
        navLabel={copy.nav.label}
        menuLabel={copy.nav.menu}
        links={[]}
        drawer={<MenuLinks {...links} />}
        actions={
          <>
            {actions}
            <KeysDoor menu={menu} here={here} />
            <AccountMenu name={staff.name} email={staff.email} />
          </>
        }
      />
      <div className={frame} data-menu={menuState}>
        <SideMenu state={menuState} {...links} />
        <main id="main" ref={main} tabIndex={-1} className={content}>
          <TrailProvider from={from} menu={menu}>
            {children}
          </TrailProvider>
        </main>
      </div>
    </StaffPermissions>
  );
}
