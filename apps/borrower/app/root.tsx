import '@lender/ui/styles.flat.css';
import '@lender/brand/look-sheet';
import { mexicoDate } from '@lender/calculator';
import { ROUTES } from '@lender/flow/routes';
import { Document, type Hydration, Island, useFailure, useHeldForm } from '@lender/web/document';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { askTracking } from './features/consents/tracking-question.server.ts';
import { TrackingQuestion } from './features/consents/tracking-question.tsx';
import { isInSandbox, showsSandboxBanner } from './features/sandbox/sandbox.server.ts';
import { PageCare } from './features/sessions/guard/page-care.tsx';
import { sessionLeft } from './features/sessions/guard/session-left.server.ts';
import { useSessionOnPage } from './features/sessions/guard/use-session-on-page.ts';
import { FlowGuide } from './journey/flow-guide.tsx';
import { pageMeta } from './page-meta.ts';
import { findClient } from './platform/current-client.server.ts';
import { env } from './platform/env.server.ts';
import { apiOf } from './platform/sdk.server.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { flashIn } from './shell/flash.server.ts';
import { PageHead } from './shell/page-head.tsx';
import { shellCopy } from './shell/shell.copy.es.ts';
import { Shell } from './shell/shell.tsx';
import { shownProgress } from './shell/shown-progress.ts';
import { Toasts } from './shell/toasts.tsx';
import { readVisitor } from './shell/visitor.server.ts';
import { rememberAffiliate } from './tracking/affiliate-cookie.server.ts';
import { offerTools, toolsInUse } from './tracking/offer-tools.server.ts';
import { Tools } from './tracking/tools.tsx';
import { ToolsInUse } from './tracking/tools-in-use.ts';

/** Returns the current year in Mexico City. */
const thisYear = () => Number(mexicoDate(Date.now()).slice(0, 4));

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const client = await findClient(args);
  const inUse = toolsInUse(env.tools);
  const { pathname } = new URL(request.url);
  await rememberAffiliate(args);
  const visitor = await readVisitor(args);
  const sandbox = { sandboxAllowed: env.sandboxAllowed, isStaff: visitor.kind === 'user' };
  return json({
    visitor,
    year: thisYear(),
    isSandbox: showsSandboxBanner(request, sandbox),
    isGuided: !isInSandbox(request, sandbox),
    inUse,
    origin: env.publicOrigin,
    flash: flashIn(request),
    sessionLeftMs: sessionLeft(args).leftMs,
    tools: await offerTools(args, { client, settings: env.tools }),
    question: await askTracking(apiOf(args).call, { client, pathname, inUse }),
  });
}

/** Used for a page that broke or is not there; every other page has its own. */
export const meta: MetaFunction = ({ error }) => {
  if (!error) return [];
  const { notFound, maintenance } = shellCopy;
  return [...pageMeta(statusOf(error) === 404 ? notFound : maintenance), { name: 'robots', content: 'noindex' }];
};

/** Returns how the page at hand hydrates, according to the table of pages. */
function useHydration(): Hydration {
  const isHolding = useHeldForm() !== undefined;
  const isReported = useFailure() !== undefined && useShellData().visitor.kind === 'user';
  const id = useMatches().at(-1)?.id;
  // Only the server knows what was typed, or what broke, and hydration would report a mismatch.
  if (isHolding || isReported) return 'none';
  return ROUTES.find((route) => route.id === id)?.hydration ?? 'none';
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Document
      lang="es-MX"
      hydration={useHydration()}
      head={<PageHead origin={useShellData().origin} pathname={useLocation().pathname} />}
    >
      {children}
    </Document>
  );
}

const ALONE = {
  visitor: { kind: 'guest' },
  isSandbox: false,
  isGuided: false,
  origin: undefined,
  flash: null,
  sessionLeftMs: null,
  inUse: [],
  tools: {},
  question: null,
} as const;

/** Returns what the root's loader found; the data of a guest's page when the loader itself broke. */
function useShellData() {
  const data = useRouteLoaderData<typeof loader>('root');
  return data ?? { ...ALONE, year: thisYear() };
}

export default function App() {
  const progressPercent = shownProgress(useMatches().at(-1)?.data);
  const { isGuided, inUse, tools, question, flash, sessionLeftMs, origin: _, ...shellData } = useShellData();
  const { visitor } = shellData;
  const session = useSessionOnPage();
  const hydration = useHydration();
  return (
    <ToolsInUse.Provider value={inUse}>
      <Toasts flash={flash}>
        <Shell {...shellData} progressPercent={progressPercent}>
          <Outlet />
          {question && <TrackingQuestion {...question} />}
          {isGuided && visitor.kind === 'client' && (
            <FlowGuide key={session.number} firstName={visitor.firstName} onSignedOut={session.onEnded} />
          )}
          <PageCare
            leftMs={sessionLeftMs}
            label={visitor.kind === 'client' ? visitor.label : ''}
            hasEnded={session.hasEnded}
            onSignedIn={session.onSignedIn}
          />
          {hydration === 'island' && Object.keys(tools).length > 0 ? (
            <Island name="tools" component={Tools} props={{ offered: tools }} />
          ) : (
            <Tools offered={tools} />
          )}
        </Shell>
      </Toasts>
    </ToolsInUse.Provider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { visitor, year, isSandbox } = useShellData();
  const shellData = { visitor, year, isSandbox };
  const status = statusOf(error);
  const held = useHeldForm();
  const isCutOff = error instanceof TypeError && UNREACHED.test(error.message);
  const details = useFailure() ?? { status, message: messageOf(error) };
  return (
    <Shell {...shellData}>
      <ErrorPage
        status={status}
        held={held}
        isCutOff={isCutOff}
        {...(shellData.visitor.kind === 'user' && { details })}
      />
    </Shell>
  );
}

/** Messages of browsers that cannot reach the site: Chromium, Firefox, Safari. */
const UNREACHED = /^(?:Failed to fetch|NetworkError|Load failed)/;

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  return error instanceof Error ? error.message : String(error);
}
