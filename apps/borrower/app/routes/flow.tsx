import { ROUTES } from '@lender/flow/routes';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SandboxPages } from '../features/sandbox/sandbox-pages.tsx';
import { enterPage } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';

export const meta = () => pageMeta(shellCopy.sandbox);

/** Redirects visitors to their place in the flow. Only those who skip the flow stay, and choose a page. */
export async function loader(visit: LoaderFunctionArgs) {
  await enterPage(visit);
  return json({ paths: ROUTES.map(({ path }) => path).filter((path) => path !== '*' && path !== '/flow') });
}

export default function FlowPage() {
  return <SandboxPages {...useLoaderData<typeof loader>()} />;
}
