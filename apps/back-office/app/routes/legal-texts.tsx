import { PageHeader } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { legalCopy as copy } from '../features/legal-desk/legal.copy.es.ts';
import { readLegalTexts } from '../features/legal-desk/legal.server.ts';
import { LegalTextsTable } from '../features/legal-desk/legal-tables.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export const loader = async (args: LoaderFunctionArgs) => json({ lines: await readLegalTexts(requireStaff(args)) });

export default function LegalTextsPage() {
  const { lines } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <LegalTextsTable lines={lines} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
