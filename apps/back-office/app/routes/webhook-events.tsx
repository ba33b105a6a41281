import { listWebhooks } from '@lender/contract';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { developersCopy as copy } from '../features/webhooks/developers.copy.es.ts';
import { DevelopersFrame } from '../features/webhooks/developers-frame.tsx';
import { EventCatalogue } from '../features/webhooks/event-catalogue.tsx';
import { eventViews } from '../features/webhooks/event-view.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: `${copy.tabs.events}, ${copy.title}` });

/**
 * Requires the permission to list webhooks: the page shows no secret, but a user who may not see the webhooks has no
 * use for it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await requireStaff(args)(listWebhooks);
  if (!answer.ok) throw unreadable('the webhooks', answer.refusal);
  return json({ events: eventViews() });
}

export default function WebhookEventsPage() {
  const { events } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DevelopersFrame tab="events" />
      <EventCatalogue events={events} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
