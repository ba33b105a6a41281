import { PageHeader, TabLinks } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clientListCopy as copy } from '../features/client/list/client-list.copy.es.ts';
import { readClientList } from '../features/client/list/client-list.server.ts';
import { parseClientListQuery } from '../features/client/list/client-list-query.ts';
import { ClientListTable } from '../features/client/list/client-list-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const query = parseClientListQuery(new URL(args.request.url).searchParams);
  return json(await readClientList(requireStaff(args), query));
}

export default function ClientsPage() {
  const { tabs, clients, previous, next } = useLoaderData<typeof loader>();
  useRowKeys();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <TabLinks label={copy.tabs} links={tabs} />
      <ClientListTable clients={clients} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
