import '@lender/ui/styles.css';
import { mexicoDate } from '@lender/calculator';
import { ROUTES } from '@lender/flow/routes';
import { Document, type Hydration } from '@lender/web/document';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Outlet, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { showsSandboxBanner } from './features/sandbox/sandbox.server.ts';
import { FlowGuide } from './journey/flow-guide.tsx';
import { pageMeta } from './page-meta.ts';
import { hasQaCookie } from './platform/cookies.server.ts';
import { env } from './platform/env.server.ts';
import { ErrorPage } from './shell/error-page.tsx';
import type { PageHandle } from './shell/page-handle.ts';
import { shellCopy } from './shell/shell.copy.es.ts';
import { Shell } from './shell/shell.tsx';
import { readVisitor } from './shell/visitor.server.ts';

/** In Mexico City. */
const thisYear = () => Number(mexicoDate(Date.now()).slice(0, 4));

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  return json({
    visitor: await readVisitor(args),
    year: thisYear(),
    isSandbox: showsSandboxBanner(request, env),
    isGuided: !(env.sandboxAllowed && hasQaCookie(request)),
  });
}

/** Said of a page that broke or is not there; every other page speaks for itself. */
export const meta: MetaFunction = ({ error }) => {
  if (!error) return [];
  const { notFound, maintenance } = shellCopy;
  return [...pageMeta(statusOf(error) === 404 ? notFound : maintenance), { name: 'robots', content: 'noindex' }];
};

/** How the page at hand hydrates: as the table of pages says. */
function useHydration(): Hydration {
  const id = useMatches().at(-1)?.id;
  return ROUTES.find((route) => route.id === id)?.hydration ?? 'none';
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Document
      lang="es-MX"
      hydration={useHydration()}
      head={
        <>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <meta name="theme-color" content="#0B5F57" />
        </>
      }
    >
      {children}
    </Document>
  );
}

/** What the root's loader found; a guest's page when it was the loader that broke. */
function useShellData() {
  const data = useRouteLoaderData<typeof loader>('root');
  return data ?? { visitor: { kind: 'guest' } as const, year: thisYear(), isSandbox: false, isGuided: false };
}

export default function App() {
  const { progressPercent } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const { isGuided, ...shellData } = useShellData();
  const { visitor } = shellData;
  return (
    <Shell {...shellData} progressPercent={progressPercent}>
      <Outlet />
      {isGuided && visitor.kind === 'client' && <FlowGuide firstName={visitor.firstName} />}
    </Shell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { isGuided: _, ...shellData } = useShellData();
  const status = statusOf(error);
  const details = { status, message: messageOf(error) };
  return (
    <Shell {...shellData}>
      <ErrorPage status={status} {...(shellData.visitor.kind === 'user' && { details })} />
    </Shell>
  );
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  return error instanceof Error ? error.message : String(error);
}
