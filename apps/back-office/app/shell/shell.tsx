import { Button, Menu, SiteHeader, SkipLink } from '@lender/ui';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { shellCopy as copy } from './copy.es.ts';
import { content } from './shell.css.ts';

export interface ShellProps {
  /** Who is signed in. */
  readonly staffName: string;
  readonly children: ReactNode;
}

/** The frame of every page for staff. */
export function Shell({ staffName, children }: ShellProps) {
  const { pathname } = useLocation();
  const links = [
    { href: '/colas/manual', label: copy.nav.queues, isCurrent: pathname.startsWith('/colas/') },
    { href: '/sandbox', label: copy.nav.clock, isCurrent: pathname === '/sandbox' },
  ];
  return (
    <>
      <SkipLink targetId="main" label={copy.skip} />
      <SiteHeader
        brand={{ href: '/', name: copy.brand, mark: <img src="/favicon.svg" alt="" width={28} height={28} /> }}
        navLabel={copy.nav.label}
        menuLabel={copy.nav.menu}
        links={links}
        actions={
          <Menu label={staffName} icon="user" links={[]}>
            <SignOut />
          </Menu>
        }
      />
      <main id="main" tabIndex={-1} className={content}>
        {children}
      </main>
    </>
  );
}

/** A plain form: it works on every page, awake or not. */
function SignOut() {
  return (
    <form method="post" action="/salir">
      <Button type="submit" tone="quiet" size="small">
        {copy.signOut}
      </Button>
    </form>
  );
}
