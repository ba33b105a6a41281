import '@lender/ui/styles.flat.css';
import '@lender/brand/look-sheet';
import { look } from '@lender/brand/look';
import { Document, NoScriptRefresh, useNonce } from '@lender/web/document';
import type { MetaFunction } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorPage } from './shell/error-page.tsx';
import { pageMeta } from './shell/page-meta.ts';
import { Surface } from './shell/surface.tsx';
import { usePageHandle } from './shell/use-page-handle.ts';

export const meta: MetaFunction = () => pageMeta();

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const { refreshSeconds } = usePageHandle();
  return (
    <Document
      lang="es-MX"
      hydration="page"
      head={
        <>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <meta name="theme-color" content={look.light.primary} />
          <meta name="robots" content="noindex" />
          {/* The palette's library puts one style into the page, and looks here for leave. */}
          <meta property="csp-nonce" nonce={nonce} />
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

/** Shows an error outside the pages for staff; their errors stay inside their frame. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
