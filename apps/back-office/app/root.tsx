import '@lender/ui/styles.css';
import { Document, NoScriptRefresh } from '@lender/web/document';
import type { MetaFunction } from '@remix-run/node';
import { Outlet, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorPage } from './shell/error-page.tsx';
import type { PageHandle } from './shell/page-handle.ts';
import { pageMeta } from './shell/page-meta.ts';
import { Surface } from './shell/surface.tsx';

export const meta: MetaFunction = () => pageMeta();

export function Layout({ children }: { readonly children: ReactNode }) {
  const { refreshSeconds } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return (
    <Document
      lang="es-MX"
      hydration="page"
      head={
        <>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <meta name="theme-color" content="#0B5F57" />
          <meta name="robots" content="noindex" />
          {refreshSeconds !== undefined && <NoScriptRefresh seconds={refreshSeconds} />}
        </>
      }
    >
      <Surface>{children}</Surface>
    </Document>
  );
}

export default function App() {
  return <Outlet />;
}

/** Something broke outside the pages for staff, whose errors stay inside their frame. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
