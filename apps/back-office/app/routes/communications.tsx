import { PageHeader, TabLinks } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { communicationsCopy as copy } from '../features/communications/communications.copy.es.ts';
import { parseChannel } from '../features/communications/communications-path.ts';
import { communicationTabs, readTemplates } from '../features/communications/templates.server.ts';
import { TemplatesTable } from '../features/communications/templates-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const channel = parseChannel(new URL(args.request.url).searchParams.get('canal'));
  return json({ lines: await readTemplates(requireStaff(args), channel), tabs: communicationTabs(channel) });
}

export default function CommunicationsPage() {
  const { lines, tabs } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <TabLinks label={copy.tabs} links={tabs} />
      <TemplatesTable lines={lines} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
