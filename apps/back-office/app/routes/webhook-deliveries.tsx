import { Inline, TabLinks, Text, TextLink } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readDeliveries } from '../features/webhooks/deliveries.server.ts';
import { DeliveriesTable } from '../features/webhooks/deliveries-table.tsx';
import { developersCopy as copy } from '../features/webhooks/developers.copy.es.ts';
import { DevelopersFrame } from '../features/webhooks/developers-frame.tsx';
import { developersPath, parseDeliveryQuery } from '../features/webhooks/developers-paths.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: `${copy.tabs.deliveries}, ${copy.title}` });

export async function loader(args: LoaderFunctionArgs) {
  const query = parseDeliveryQuery(new URL(args.request.url).searchParams);
  return json({ ...(await readDeliveries(requireStaff(args), query)), isFiltered: query.webhookId !== undefined });
}

export default function WebhookDeliveriesPage() {
  const { states, deliveries, onlyOf, isFiltered, previous, next } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DevelopersFrame tab="deliveries" />
      <TabLinks label={copy.deliveries.statesLabel} links={states} />
      {isFiltered && (
        <Inline space="s" align="baseline">
          {onlyOf && <Text as="span">{copy.deliveries.ofWebhook(onlyOf)}</Text>}
          <TextLink href={developersPath('deliveries')}>{copy.deliveries.everyWebhook}</TextLink>
        </Inline>
      )}
      <DeliveriesTable deliveries={deliveries} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
