import { getNextCall } from '@lender/contract';
import { Inline, LinkButton, Notice, PageHeader, TabLinks, TextLink } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseCollectionQuery } from '../features/collections/collection-query.ts';
import { collectionsCopy as copy } from '../features/collections/collections.copy.es.ts';
import { readCollections } from '../features/collections/collections.server.ts';
import { CollectionsTable } from '../features/collections/collections-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const view = await readCollections(call, parseCollectionQuery(search));
  return json({ ...view, hasNoCall: readFlash(search) === 'sin-llamada' });
}

export default function CollectionsPage() {
  const { tabs, chips, rows, nextCallHref, hasNoCall, previous, next } = useLoaderData<typeof loader>();
  const may = useMay();
  useRowKeys();
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <Inline space="s">
            {may(getNextCall) && <LinkButton href={nextCallHref}>{copy.nextCall}</LinkButton>}
            <TextLink href={screenPath('agencies', {})}>{copy.toAgencies}</TextLink>
          </Inline>
        }
      />
      {hasNoCall && <Notice role="status" title={copy.noCall} />}
      <TabLinks label={copy.tabs} links={tabs} />
      <Inline space="m">
        {chips.map(({ label, links }) => (
          <TabLinks key={label} label={label} links={links} />
        ))}
      </Inline>
      <CollectionsTable rows={rows} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
