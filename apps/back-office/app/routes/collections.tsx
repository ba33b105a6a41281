import { PageHeader, TabLinks, TextLink } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseCollectionQuery } from '../features/collections/collection-query.ts';
import { collectionsCopy as copy } from '../features/collections/collections.copy.es.ts';
import { readCollections } from '../features/collections/collections.server.ts';
import { CollectionsTable } from '../features/collections/collections-table.tsx';
import { StatusFilter } from '../features/collections/status-filter.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const query = parseCollectionQuery(new URL(args.request.url).searchParams);
  return json({ ...(await readCollections(call, query)), query });
}

export default function CollectionsPage() {
  const { query, tabs, rows, previous, next } = useLoaderData<typeof loader>();
  useRowKeys();
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={<TextLink href={screenPath('agencies', {})}>{copy.toAgencies}</TextLink>}
      />
      <TabLinks label={copy.tabs} links={tabs} />
      <StatusFilter {...query} />
      <CollectionsTable rows={rows} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
