import { Inline, LinkButton, Notice, PageHeader, Stack, TabLinks } from '@lender/ui';
import { FormKey, readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { holdFrom, readWorkers } from '../features/queue/hold.server.ts';
import { HoldBar } from '../features/queue/hold-bar.tsx';
import { holdNews } from '../features/queue/hold-query.ts';
import { queueCopy as copy } from '../features/queue/queue.copy.es.ts';
import { readBanks, readQueue } from '../features/queue/queue.server.ts';
import { QueueFilter } from '../features/queue/queue-filter.tsx';
import { parseQueueQuery, type QueueQuery, queuePath } from '../features/queue/queue-query.ts';
import { QueueTable } from '../features/queue/queue-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

const pollMs = 15_000;

/** Without JavaScript half as often: the whole page is loaded again. */
export const handle: PageHandle = { refreshSeconds: 30 };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.queues[data.query.queue] });

const queryOf = ({ params, request }: LoaderFunctionArgs): QueueQuery => {
  const query = parseQueueQuery(params.queue, new URL(request.url).searchParams);
  if (!query) throw new Response(null, { status: 404 });
  return query;
};

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const query = queryOf(args);
  const [view, banks, workers] = await Promise.all([readQueue(call, query), readBanks(call), readWorkers(call)]);
  const news = holdNews(new URL(args.request.url).searchParams);
  return json({ query, view, banks, workers, news, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await holdFrom(call, queuePath(queryOf(args)), await readFormData(args)));
}

export default function QueuePage() {
  const { query, view, banks, workers, news, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  usePolling(pollMs);
  return (
    <Page>
      <PageHeader title={copy.title} lead={view.count} />
      <TabLinks label={copy.tabs} links={view.tabs} />
      <QueueFilter query={query} banks={banks} clearHref={view.clearHref} />
      {problem && (
        <Notice tone="danger" role="alert" title={copy.hold.refused}>
          {problem.said}
        </Notice>
      )}
      {news && !problem && (
        <Notice tone="ok" role="status">
          {news}
        </Notice>
      )}
      <Form method="post" aria-label={copy.hold.label}>
        <FormKey value={formKey} />
        <Stack space="s">
          {view.rows.length > 0 && <HoldBar workers={workers} />}
          <QueueTable query={query} rows={view.rows} isFiltered={view.clearHref !== undefined} />
        </Stack>
      </Form>
      <QueuePages firstHref={view.firstHref} previousHref={view.previousHref} nextHref={view.nextHref} />
    </Page>
  );
}

interface Ways {
  readonly firstHref?: string | undefined;
  readonly previousHref?: string | undefined;
  readonly nextHref?: string | undefined;
}

function QueuePages({ firstHref, previousHref, nextHref }: Ways) {
  const { pages } = copy;
  if (!previousHref && !nextHref) return null;
  return (
    <nav aria-label={pages.label}>
      <Inline space="s">
        {firstHref && (
          <LinkButton href={firstHref} tone="quiet" size="small">
            {pages.first}
          </LinkButton>
        )}
        {previousHref && (
          <LinkButton href={previousHref} tone="secondary" size="small" rel="prev">
            {pages.previous}
          </LinkButton>
        )}
        {nextHref && (
          <LinkButton href={nextHref} tone="secondary" size="small" rel="next">
            {pages.next}
          </LinkButton>
        )}
      </Inline>
    </nav>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
