import { listNotices } from '@lender/contract';
import { LinkButton, Notice, PageHeader } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { providersCopy as copy } from '../features/providers/providers.copy.es.ts';
import { readProviders } from '../features/providers/providers.server.ts';
import { ProvidersTable } from '../features/providers/providers-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export const loader = async (args: LoaderFunctionArgs) => json(await readProviders(requireStaff(args)));

export default function ProvidersPage() {
  const { providers, away } = useLoaderData<typeof loader>();
  const mayReadNotices = useMay()(listNotices);
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          mayReadNotices && (
            <LinkButton href={screenPath('notices', {})} tone="secondary" size="small">
              {copy.toNotices}
            </LinkButton>
          )
        }
      />
      {away.length > 0 && (
        <Notice tone="danger" role="status" title={copy.away}>
          {away.join(', ')}
        </Notice>
      )}
      <ProvidersTable providers={providers} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
